import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

export const customersQuery = (shop: ShopClient, search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin-customers', search],
    queryFn: async ({ pageParam: before }) =>
      (await shop.calls()).admin.adminCustomers.query({ search, ...(before && { before }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const customerQuery = (shop: ShopClient, id: string) =>
  queryOptions({
    queryKey: ['admin-customer', id],
    queryFn: async () => (await shop.calls()).admin.adminCustomer.query({ id }),
    staleTime: 0,
  });
