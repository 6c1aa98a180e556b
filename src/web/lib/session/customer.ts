import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Customer } from '#shared/contract/account.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { loginStateOf } from '#shared/session/login-state.ts';
import { loadQueries } from '#web/lib/server/load-queries.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { useLightShop } from '#web/lib/server/use-light-shop.ts';
import { useQueryLater } from '#web/lib/server/use-query-later.ts';

const UNAUTHORIZED = 401;

/** The signed-in customer; null when nobody is. */
export const customerQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['customer'],
    queryFn: async (): Promise<Customer | null> => {
      if (!shop.session.read()) return null;
      try {
        const { customer } = await shop.calls();
        return await customer.customer.getCustomer.query();
      } catch (error) {
        if (shopErrorOf(error)?.status !== UNAUTHORIZED) {
          // oxlint-disable-next-line no-console -- docs/product.md: logged only
          console.error('The customer could not be fetched.', error);
          throw error;
        }
        shop.session.keep(undefined);
        return null;
      }
    },
    // The link to the logo lives for an hour.
    staleTime: (signedUrl.downloadSeconds * 1000) / 2,
  });

/** For guards: waits for the customer of a stored session. After a failure the app goes on without one. */
export const whoIsSignedIn = async (shop: ShopClient): Promise<Customer | null> => {
  if (!shop.session.read()) return null;
  try {
    await loadQueries();
    return await shop.queries.ensureQueryData(customerQuery(shop));
  } catch {
    return null;
  }
};

/** The user whose session is open. */
const useSessionUser = () => {
  const { session } = useLightShop();
  const idOfUser = () => (session.isOpen() ? session.read()?.user.id : undefined);
  return useSyncExternalStore(session.subscribe, idOfUser, () => undefined);
};

/** Who is signed in, as far as the page knows now. */
export const useCustomer = () => {
  const shop = useLightShop();
  const user = useSessionUser();
  const known = useQueryLater(customerQuery(shop), user);
  const customer = (user !== undefined && known?.data) || null;
  const isSettled = known !== undefined && known.status !== 'pending';
  return { customer, loginState: loginStateOf(customer), isSettled };
};
