import { queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

export const productsQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['admin', 'products'],
    queryFn: async () => (await shop.calls()).admin.products.query(),
  });

export const productsWithDocumentIdsQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['admin', 'productsWithDocumentIds'],
    queryFn: async () => (await shop.calls()).admin.productsWithDocumentIds.query(),
  });

/** After a change every list that knows of products is asked for again, once it is looked at. */
export const forgetProducts = (shop: ShopClient) => shop.queries.invalidateQueries({ queryKey: ['admin'] });
