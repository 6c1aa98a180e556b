import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import type { SalesDays } from './overview/sales-search.ts';
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

/** Beside the order, so that what refreshes the one refreshes the other. */
export const orderDetailsQuery = (shop: ShopClient, orderId: number) =>
  queryOptions({
    queryKey: ['admin-order', orderId, 'details'],
    queryFn: async () => (await shop.calls()).admin.adminOrderDetails.query({ orderId }),
    staleTime: 0,
  });

export const evidenceQuery = (shop: ShopClient, disputeId: string) =>
  queryOptions({
    queryKey: ['dispute-evidence', disputeId],
    queryFn: async () => (await shop.calls()).admin.disputeEvidence.query({ disputeId }),
    staleTime: 0,
  });

export const salesOverviewQuery = (
  shop: ShopClient,
  { days, productId }: { days: SalesDays; productId: number | undefined },
) =>
  queryOptions({
    queryKey: ['sales-overview', days, productId],
    queryFn: async () =>
      (await shop.calls()).admin.salesOverview.query({ days, ...(productId !== undefined && { productId }) }),
  });

export const salesByProductQuery = (shop: ShopClient, days: SalesDays) =>
  queryOptions({
    queryKey: ['sales-overview', 'by-product', days],
    queryFn: async () => (await shop.calls()).admin.salesByProduct.query({ days }),
  });
