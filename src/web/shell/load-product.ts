import { redirect } from '@tanstack/react-router';
import type { CatalogReader } from '#shared/page-context.ts';

/** The product of an address. An id leads to the product's one address; what does not exist, to the page that says so. */
export const loadProduct = async (catalog: CatalogReader, slug: string) => {
  const product = await catalog.productWithDocuments(/^\d+$/.test(slug) ? Number(slug) : slug);
  if (!product) throw redirect({ to: '/products/error' });
  if (product.slug !== slug) throw redirect({ to: '/products/$slug', params: { slug: product.slug } });
  return product;
};
