import { queryOptions } from '@tanstack/react-query';
import type { Order } from '#shared/contract/order.ts';
import { orderPolling as orderLimits } from '#shared/limits/order-polling.ts';
import { useCustomer } from './session/customer.ts';
import type { ShopClient } from './server/shop-client.ts';
import { useLightShop } from './server/use-light-shop.ts';
import { useQueryLater } from './server/use-query-later.ts';

/** Everything the signed-in customer has bought, newest first. */
export const ordersQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['orders'],
    queryFn: async () => {
      try {
        return await (await shop.calls()).customer.customer.getCustomerOrders.query();
      } catch (error) {
        // oxlint-disable-next-line no-console -- docs/product.md: logged only
        console.error('The orders could not be fetched: unauthorized.', error);
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? orderLimits.pollMs : false),
    refetchIntervalInBackground: true,
  });

/** Of what has failed nothing more comes by itself. */
export const isBeingMade = ({ isOpen, generatedCount, failedCount, documentCount }: Order) =>
  isOpen && generatedCount + failedCount < documentCount;

/** Of all that was bought, what may still be read. */
export const ownedProductIds = (orders: readonly Order[]): ReadonlySet<number> =>
  new Set(orders.flatMap(({ isOpen, items }) => (isOpen ? items.map(({ productId }) => productId) : [])));

/** Who is not signed in has none; `isSettled` says whether more may still turn up, `isMissing` that they could not be read. */
export const useOrders = () => {
  const shop = useLightShop();
  const { customer } = useCustomer();
  const query = ordersQuery(shop);
  const known = useQueryLater(query, customer?.id);
  return {
    orders: (customer && known?.data) ?? [],
    isSettled: customer === null || (known !== undefined && known.status !== 'pending'),
    isMissing: known?.status === 'error' && known.data === undefined,
    loadAgain: () => void shop.answers()?.refetchQueries({ queryKey: query.queryKey }),
  };
};

/** For the header, on every page: it looks once, and learns of a purchase from whoever looks more often. */
export const useOwnsSomething = () => {
  const shop = useLightShop();
  const { customer } = useCustomer();
  const known = useQueryLater({ ...ordersQuery(shop), refetchInterval: false }, customer?.id);
  return customer !== null && ownedProductIds(known?.data ?? []).size > 0;
};
