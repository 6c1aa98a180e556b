import type { AnyRouter } from '@tanstack/react-router';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

/** What a feature keeps for the tab (a draft, the selected product) has a name that starts like this. */
const OURS = 'bindery.';

const forgetTab = () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key);
};

/**
 * Whatever this or another tab does to the session, the page follows. What belonged to the customer
 * before (orders, invoices, an administrator's lists) is forgotten with the whole cache.
 */
export const followSession = (shop: ShopClient, router: AnyRouter) => {
  let known = shop.session.read()?.user.id;
  /** The page goes first: without what it shows it would ask for it again, in nobody's name. */
  const leave = async () => {
    forgetTab();
    await router.invalidate();
    shop.answers()?.clear();
  };
  return shop.session.subscribe((changedBy) => {
    const current = shop.session.read()?.user.id;
    if (current === known) return;
    known = current;
    if (current === undefined) void leave();
    else {
      shop.answers()?.clear();
      // The sign-in form of this tab goes on by itself; everything else asks the guards again.
      if (changedBy === 'another tab') void router.invalidate();
    }
  });
};
