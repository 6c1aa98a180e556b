import type { Services } from '#server/kernel/services.ts';
import { listProductPage } from '#server/modules/catalog/list-product-page.ts';
import { findProduct } from '#server/modules/catalog/product-read-repo.ts';
import { searchIndustry } from '#server/modules/catalog/search/search-industry.ts';
import { searchProducts } from '#server/modules/catalog/search/search-products.ts';
import {
  industrySearchInput,
  keywordInput,
  productKeyInput,
  productPageInput,
} from '#shared/contract/product.ts';
import type { CatalogReader } from '#shared/page-context.ts';
import { listArrivingProducts } from './list-arriving-products.ts';
import {
  industrySearchOf,
  productOf,
  productPageOf,
  productWithDocumentsOf,
} from './serializers/product-serializer.ts';

/** The public calls as pages make them while they are rendered. An address that makes no sense finds nothing. */
export const createCatalogReader = (services: Pick<Services, 'db'>): CatalogReader => ({
  productPage: async (query = {}) => {
    const asked = productPageInput.safeParse(query);
    return asked.success
      ? productPageOf(await listProductPage(services, asked.data))
      : { products: [], next: null };
  },
  productWithDocuments: async (key) => {
    const asked = productKeyInput.safeParse(key);
    const found = asked.success ? await findProduct(services.db, asked.data) : undefined;
    return found && productWithDocumentsOf(found);
  },
  search: async (keyword) => {
    const asked = keywordInput.safeParse(keyword);
    return asked.success ? (await searchProducts(services, asked.data)).map(productOf) : [];
  },
  searchIndustry: async (query) => {
    const asked = industrySearchInput.safeParse(query);
    return asked.success
      ? industrySearchOf(await searchIndustry(services, asked.data))
      : { products: [], elsewhere: [] };
  },
  arrivingProducts: () => listArrivingProducts(services),
});
