import { queryOptions } from '@tanstack/react-query';
import type { Manual } from '#shared/contract/manual.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { SECOND } from '#shared/units.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

/** Somebody else may approve something, or a day may come. */
const LOOK_AGAIN_MS = 15 * SECOND;

/** Whatever is done in the binder may change it. */
const KEY = ['binder', 'manual'];

export const manualQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async (): Promise<Manual> =>
      (await shop.calls()).customer.customer.getManual.query({ kind: 'manual' }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? orderPolling.pollMs : LOOK_AGAIN_MS),
  });
