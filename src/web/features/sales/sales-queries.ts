import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import type { OrderSearch } from './order-search.ts';

export const adminOrdersQuery = (shop: ShopClient, { q = '', status }: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin-orders', q, status],
    queryFn: async ({ pageParam: before }) =>
      (await shop.calls()).admin.adminOrders.query({
        search: q,
        ...(status && { status }),
        ...(before !== undefined && { before }),
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const adminOrderQuery = (shop: ShopClient, orderId: number) =>
  queryOptions({
    queryKey: ['admin-order', orderId],
    queryFn: async () => (await shop.calls()).admin.adminOrder.query({ orderId }),
    staleTime: 0,
  });

export const salesOverviewQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['sales-overview'],
    queryFn: async () => (await shop.calls()).admin.salesOverview.query(),
  });
