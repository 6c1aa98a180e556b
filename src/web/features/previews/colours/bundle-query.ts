import { queryOptions } from '@tanstack/react-query';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { browserCatalog } from '#web/lib/server/browser-catalog.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

/** What colours are shown on: a document, and its first page as everybody may see it. */
export type ShownBundle = {
  product: Pick<ProductWithDocuments, 'id' | 'name'>;
  document: ProductWithDocuments['documents'][number];
};

/** Of the bundle that was bought last and is still there; without one of the first that is for sale; null where there is none. */
export const shownBundleQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['shown-bundle'],
    queryFn: async (): Promise<ShownBundle | null> => {
      const catalog = browserCatalog(shop);
      const orders = await (await shop.calls()).customer.customer.getCustomerOrders.query();
      const last = orders.find(({ isOpen }) => isOpen);
      const bought = last && shownOf(await catalog.productWithDocuments(last.product.slug));
      if (bought) return bought;
      const [first] = (await catalog.productPage()).products;
      return (first && shownOf(await catalog.productWithDocuments(first.slug))) ?? null;
    },
  });

const shownOf = (product: ProductWithDocuments | undefined): ShownBundle | undefined => {
  const document = product?.documents.find(({ pages }) => pages.length > 0);
  return product && document && { product, document };
};
