import { queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

/** Below the key of the binder: whatever is done there may change who has read what. */
export const documentReadersQuery = (shop: ShopClient, documentId: number) =>
  queryOptions({
    queryKey: ['binder', 'readers', documentId],
    queryFn: async () => (await shop.calls()).customer.customer.getDocumentReaders.query({ documentId }),
    staleTime: 0,
  });
