import type { CatalogReader } from '#shared/page-context.ts';

/** For pages that are looked at without a shop behind them. */
export const emptyCatalog: CatalogReader = {
  productPage: async () => ({ products: [], next: null }),
  productWithDocuments: async () => undefined,
  search: async () => [],
  searchIndustry: async () => ({ products: [], elsewhere: [] }),
  arrivingProducts: async () => ({ products: [], next: null, demo: null }),
};
