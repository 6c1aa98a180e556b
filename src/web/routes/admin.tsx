import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { AttentionBanner } from '#web/features/operations/attention-banner.tsx';
import { onlyAdmins } from '#web/lib/session/guards.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';

/** Everything below is for administrators; for others it does not exist. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: onlyAdmins,
  head: () => pageHead({ title: messages.account.admin, indexed: false }),
  component: Administration,
});

function Administration() {
  // There the same is told at length.
  const isOnScreen = useRouterState({ select: ({ location }) => location.pathname === '/admin/operations' });
  return (
    <>
      {!isOnScreen && <AttentionBanner />}
      <Outlet />
    </>
  );
}
