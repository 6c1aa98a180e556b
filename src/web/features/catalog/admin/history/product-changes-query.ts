import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

const SHOWN_AT_ONCE = 50;

/** A page at a time. One more than is shown is asked for: it tells that there is more. */
export const productChangesQuery = (shop: ShopClient, id: number) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'productChanges', id],
    queryFn: async ({ pageParam: before }) => {
      const { admin } = await shop.calls();
      const limit = SHOWN_AT_ONCE + 1;
      const found = await admin.getProductChanges.query({ id, limit, ...(before && { before }) });
      const changes = found.slice(0, SHOWN_AT_ONCE);
      return { changes, next: found.length > changes.length ? changes.at(-1)?.id : undefined };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
