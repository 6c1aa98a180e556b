import type { CatalogReader } from '#shared/page-context.ts';
import type { ShopClient } from './shop-client.ts';
import { shopErrorOf } from './shop-error.ts';

const NOT_FOUND = 404;

/** In the browser the catalogue is read by the public calls. */
export const browserCatalog = (shop: ShopClient): CatalogReader => {
  const calls = async () => (await shop.calls()).public.public;
  return {
    productPage: async (query) => (await calls()).productPage.query(query),
    productWithDocuments: async (key) => {
      try {
        return await (await calls()).getProductWithDocuments.query(key);
      } catch (error) {
        if (shopErrorOf(error)?.status === NOT_FOUND) return undefined;
        throw error;
      }
    },
    search: async (keyword) => (await calls()).getProductsByKeyword.query(keyword),
    searchIndustry: async (query) => (await calls()).searchIndustry.query(query),
    demoProgress: async () => (await calls()).demoProgress.query(),
  };
};
