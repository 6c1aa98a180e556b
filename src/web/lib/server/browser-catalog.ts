import type { ArrivingProducts } from '#shared/contract/demo.ts';
import type { Product, ProductPage } from '#shared/contract/product.ts';
import { productList } from '#shared/limits/product.ts';
import type { CatalogReader } from '#shared/page-context.ts';
import type { ShopClient } from './shop-client.ts';
import { shopErrorOf } from './shop-error.ts';

const NOT_FOUND = 404;

/** In the browser the catalogue is read by the public calls. */
export const browserCatalog = (shop: ShopClient): CatalogReader => {
  const calls = async () => (await shop.calls()).public.public;
  /** Once it is, it stays so. */
  let isDemoComplete = false;
  const firstPage = async () => firstPageOf(await (await calls()).products.query());
  return {
    productPage: async (query = {}) =>
      Object.keys(query).length === 0 ? firstPage() : (await calls()).productPage.query(query),
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
    arrivingProducts: async (): Promise<ArrivingProducts> => {
      if (isDemoComplete) return { ...(await firstPage()), demo: null };
      const arriving = await (await calls()).arrivingProducts.query();
      isDemoComplete = arriving.demo === null;
      return arriving;
    },
  };
};

/** The list is longer than a page; where more begins is the last product before. */
const firstPageOf = (products: Product[]): ProductPage => {
  const page = products.slice(0, productList.pageSize);
  return { products: page, next: products.length > page.length ? String(page.at(-1)?.id) : null };
};
