import type { Services } from '#server/kernel/services.ts';
import { listProductPage } from '#server/modules/catalog/list-product-page.ts';
import { getDemoProgress } from '#server/modules/demo/get-demo-progress.ts';
import type { ArrivingProducts } from '#shared/contract/demo.ts';
import { productList } from '#shared/limits/product.ts';
import { productPageOf } from './serializers/product-serializer.ts';

/** In this order: a bundle that is told of as ready is in the list that is read after. */
export const listArrivingProducts = async (services: Pick<Services, 'db'>): Promise<ArrivingProducts> => {
  const demo = await getDemoProgress(services);
  return { ...productPageOf(await listProductPage(services, { limit: productList.pageSize })), demo };
};
