import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '#shared/contract/account.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

/** Asked again with another logo; its link is signed anew each time, and means the same. */
export const coloursQuery = (shop: ShopClient, { logoUrl }: Customer) =>
  queryOptions({
    queryKey: ['document-colours', logoUrl?.split('?')[0] ?? null],
    queryFn: async () => (await shop.calls()).customer.customer.getDocumentColours.query(),
  });
