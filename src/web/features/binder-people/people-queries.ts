import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReadingMatrixInput } from '#shared/contract/reading/readers.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

/** Below the binder's own: what is done there may show here, and the other way round. */
export const BINDER_KEY = ['binder'];
const KEY = [...BINDER_KEY, 'people'];

export const readersQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: async () => (await shop.calls()).customer.customer.getReaders.query(),
    staleTime: 0,
  });

export const matrixQuery = (shop: ShopClient, filter: Partial<ReadingMatrixInput>) =>
  queryOptions({
    queryKey: [...KEY, 'matrix', filter],
    queryFn: async () => (await shop.calls()).customer.customer.getReadingMatrix.query(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** As many as the server hands out at once; typing finds the others. */
const LISTED = 200;

/** What can be assigned. */
export const assignableQuery = (shop: ShopClient, search: string) =>
  queryOptions({
    queryKey: [...KEY, 'assignable', search],
    queryFn: async () => (await shop.calls()).customer.customer.getBinder.query({ search, limit: LISTED }),
    placeholderData: keepPreviousData,
  });
