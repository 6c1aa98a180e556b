import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CompareRevisionsInput } from '#shared/contract/comparison.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

const UPDATES = ['binder-updates'];

export const UPDATES_PER_PAGE = 50;

const callsOf = async (shop: ShopClient) => (await shop.calls()).customer.customer;

/** Asked again while documents are being made whose updates have to wait for it. */
export const updatesQuery = (shop: ShopClient, page: number) =>
  queryOptions({
    queryKey: [...UPDATES, page],
    queryFn: async () => (await callsOf(shop)).getUpdates.query({ page, limit: UPDATES_PER_PAGE }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.updates.some(({ isBeingMade }) => isBeingMade) ? orderPolling.pollMs : false,
  });

export const comparisonQuery = (shop: ShopClient, compared: CompareRevisionsInput) =>
  queryOptions({
    queryKey: [...UPDATES, 'compared', compared],
    queryFn: async () => (await callsOf(shop)).compareRevisions.query(compared),
    retry: false,
    staleTime: Infinity,
  });

/** All that a decision changes: the updates, and the binder they are of. */
export const refreshUpdates = async (shop: ShopClient) => {
  await Promise.all([
    shop.queries.invalidateQueries({
      queryKey: UPDATES,
      predicate: ({ queryKey }) => queryKey[1] !== 'compared',
    }),
    shop.queries.invalidateQueries({ queryKey: ['binder'] }),
  ]);
};
