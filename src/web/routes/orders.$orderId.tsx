import { createFileRoute, redirect } from '@tanstack/react-router';
import { onlyCustomers } from '#web/lib/guards.ts';

/** Until something can be bought, every order is a missing one. */
export const Route = createFileRoute('/orders/$orderId')({
  ssr: false,
  beforeLoad: onlyCustomers,
  loader: () => {
    throw redirect({ to: '/404', replace: true });
  },
});
