import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

export const promotionCodesQuery = (shop: ShopClient) =>
  infiniteQueryOptions({
    queryKey: ['promotion-codes'],
    queryFn: async ({ pageParam: after }) =>
      (await shop.calls()).admin.promotionCodes.query(after === undefined ? {} : { after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** What a code can be limited to. */
export const promotedProductsQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['promoted-products'],
    queryFn: async () =>
      (await (await shop.calls()).admin.productsWithDocumentIds.query()).map(({ id, name }) => ({
        id,
        name,
      })),
  });
