import { createFileRoute, Outlet } from '@tanstack/react-router';
import { onlyAdmins } from '#web/lib/session/guards.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';

/** Everything below is for administrators; for others it does not exist. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: onlyAdmins,
  head: () => pageHead({ title: messages.account.admin, indexed: false }),
  component: Outlet,
});
