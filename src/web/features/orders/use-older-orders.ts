import { useInfiniteQuery } from '@tanstack/react-query';
import type { Order } from '#shared/contract/order.ts';
import { orderList } from '#shared/limits/order-list.ts';
import { useShop } from '#web/lib/server/use-shop.ts';

/** What is older than the first list holds, a page at a time, once it is asked for. */
export const useOlderOrders = (newest: readonly Order[]) => {
  const shop = useShop();
  const oldest = newest.at(-1)?.id;
  const mayBeMore = newest.length >= orderList.newest;
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['older-orders', oldest],
    queryFn: async ({ pageParam: before }) =>
      (await shop.calls()).customer.customer.getCustomerOrderPage.query({
        ...(before !== undefined && { before }),
      }),
    initialPageParam: oldest,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: false,
  });
  return {
    older: data?.pages.flatMap(({ orders }) => orders) ?? [],
    hasMore: mayBeMore && (data === undefined || hasNextPage),
    isFetching,
    showMore: () => void fetchNextPage(),
  };
};
