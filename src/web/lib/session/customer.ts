import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Customer } from '#shared/contract/account.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { loginStateOf } from '#shared/session/login-state.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';

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
  return shop.queries.ensureQueryData(customerQuery(shop)).catch(() => null);
};

const useHasSession = () => {
  const { session } = useShop();
  return useSyncExternalStore(session.subscribe, session.isOpen, () => false);
};

/** Who is signed in, as far as the page knows now. */
export const useCustomer = () => {
  const shop = useShop();
  const hasSession = useHasSession();
  const { data, isPending } = useQuery({ ...customerQuery(shop), enabled: hasSession });
  const customer = (hasSession && data) || null;
  return { customer, loginState: loginStateOf(customer), isSettled: !isPending };
};
