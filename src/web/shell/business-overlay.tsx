import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCustomer } from '#web/lib/session/customer.ts';

const BusinessDialog = lazy(() => import('./business-dialog.tsx'));

/** Checkout has the form as a step of its own; administrators, and whoever confirms an address, have other things to do. */
const isFree = (pathname: string) => /^\/(checkout|admin|auth|profile|confirm-email)(\/|$)/.test(pathname);

/** A customer without a business has to complete it first. The form is loaded only for them. */
export const BusinessOverlay = () => {
  const { customer, loginState } = useCustomer();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  if (!customer || loginState !== 'LOGGED_IN_NO_BUSINESS' || isFree(pathname)) return null;
  return (
    <Suspense>
      <BusinessDialog customer={customer} />
    </Suspense>
  );
};
