import { queryOptions } from '@tanstack/react-query';
import { MINUTE, SECOND } from '#shared/units.ts';
import { ALONE } from '#web/lib/server/alone.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

const OPERATIONS = ['operations'];

/** While the page is seen: a hidden one asks nothing, and catches up when it is looked at again. */
const everyMs = (interval: number) =>
  ({
    refetchInterval: interval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  }) as const;

export const operationsQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: [...OPERATIONS, 'now'],
    queryFn: async () => (await shop.calls()).admin.operations.query(undefined, ALONE),
    refetchOnMount: 'always',
    ...everyMs(5 * SECOND),
  });

export const historyQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: [...OPERATIONS, 'history'],
    queryFn: async () => (await shop.calls()).admin.operationsHistory.query(undefined, ALONE),
    ...everyMs(MINUTE),
  });

export const attentionQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: [...OPERATIONS, 'attention'],
    queryFn: async () => (await shop.calls()).admin.attention.query(undefined, ALONE),
    ...everyMs(30 * SECOND),
  });

export const refreshOperations = (shop: ShopClient) =>
  shop.queries.invalidateQueries({ queryKey: OPERATIONS });
