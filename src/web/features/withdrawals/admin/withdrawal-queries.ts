import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

export type QueueState = 'open' | 'answered';

export const WITHDRAWALS_KEY = ['withdrawals'];

export const withdrawalsQuery = (shop: ShopClient, state: QueueState) =>
  infiniteQueryOptions({
    queryKey: [...WITHDRAWALS_KEY, state],
    queryFn: async ({ pageParam: after }) =>
      (await shop.calls()).admin.getWithdrawals.query({ state, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
