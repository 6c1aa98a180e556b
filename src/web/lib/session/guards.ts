import { redirect } from '@tanstack/react-router';
import { whoIsSignedIn } from './customer.ts';
import { pageTakenOver } from './page-taken-over.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

type Guarded = { context: { shop: ShopClient }; location: { href: string } };

/** Guards wait for the customer of a stored session, so a reload never flashes the wrong page. */
export const onlyVisitors = async ({ context: { shop } }: Guarded) => {
  if (!(await whoIsSignedIn(shop))) return;
  await pageTakenOver.wait();
  throw redirect({ to: '/', replace: true });
};

export const onlyAdmins = async ({ context: { shop } }: Guarded) => {
  const customer = await whoIsSignedIn(shop);
  if (customer?.isAdmin) return;
  await pageTakenOver.wait();
  throw redirect({ to: '/404', replace: true });
};

export const onlyCustomers = async ({ context: { shop }, location }: Guarded) => {
  if (await whoIsSignedIn(shop)) return;
  await pageTakenOver.wait();
  throw redirect({ to: '/auth', search: { returnTo: location.href }, replace: true });
};
