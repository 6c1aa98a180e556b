import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import type { CatalogReader } from '#shared/page-context.ts';
import { loadProduct } from './load-product.ts';

const product = { id: 7, slug: 'bakery' } as ProductWithDocuments;
const catalog = {
  productWithDocuments: async (key) => (key === 7 || key === 'bakery' ? product : undefined),
} as CatalogReader;

const whereTo = async (slug: string) => {
  const thrown: unknown = await loadProduct(catalog, slug).catch((error: unknown) => error);
  return isRedirect(thrown) ? thrown.options : thrown;
};

test('a slug leads to its product', async () => {
  expect(await loadProduct(catalog, 'bakery')).toBe(product);
});

test('an id leads to the one address of its product', async () => {
  expect(await whereTo('7')).toMatchObject({ to: '/products/$slug', params: { slug: 'bakery' } });
});

test.each(['8', 'nothing', '99999999999999999999'])(
  '%s, which does not exist, leads to the page that says so',
  async (slug) => {
    expect(await whereTo(slug)).toMatchObject({ to: '/products/error' });
  },
);
