import { expect, test } from 'vitest';
import type { Product } from '#shared/contract/product.ts';
import { readListing, readListingQuery, listingProduct } from './listing.ts';

const product = (id: number, industry: Product['industry']): Product => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  price: 100,
  documents: [],
  documentIdList: [],
  industry,
  cover: null,
});

const all = [product(1, 'healthcare'), product(2, null)];
const catalog = {
  productPage: async (query: unknown = {}) => ({ products: all, next: JSON.stringify(query) }),
  search: async (keyword: string) => (keyword === 'both' ? all : []),
  searchIndustry: async ({ keyword }: { keyword: string }) =>
    keyword === 'both'
      ? { products: all.slice(0, 1), elsewhere: [] }
      : { products: [], elsewhere: [{ industry: 'transportation' as const, count: 1 }] },
};

test('the address says what is looked for; what makes no sense is left out', () => {
  expect(readListingQuery({ q: '  bakery ', industry: 'healthcare' })).toEqual({
    q: 'bakery',
    industry: 'healthcare',
  });
  expect(readListingQuery({ q: ' ', industry: 'fishing' })).toEqual({});
  expect(readListingQuery({ q: ['bakery'], industry: ['healthcare'] })).toEqual({});
  // As the router reads `?q=9001`.
  expect(readListingQuery({ q: 9001 })).toEqual({ q: '9001' });
  expect(readListingQuery({ q: 'x'.repeat(200) }).q).toHaveLength(100);
});

test('without a search the newest come page by page, of one industry if one is chosen', async () => {
  expect(await readListing(catalog, {})).toEqual({ products: all.map(listingProduct), next: '{}' });
  expect((await readListing(catalog, { industry: 'healthcare' })).next).toBe('{"industry":"healthcare"}');
  expect((await readListing(catalog, {}, '24')).next).toBe('{"after":"24"}');
});

const ids = async (query: Parameters<typeof readListing>[1]) =>
  (await readListing(catalog, query)).products.map(({ id }) => id);

test('a search comes whole, and an industry narrows it', async () => {
  expect(await ids({ q: 'both' })).toEqual([1, 2]);
  expect(await ids({ q: 'both', industry: 'healthcare' })).toEqual([1]);
  expect(await ids({ q: 'neither' })).toEqual([]);
  expect(await readListing(catalog, { q: 'fleet', industry: 'healthcare' })).toEqual({
    products: [],
    next: null,
    elsewhere: [{ industry: 'transportation', count: 1 }],
  });
});

test('a card knows how many documents there are without carrying them along', () => {
  const document = { id: 1, name: 'Opening', previewImageUrl: '/1.jpg', previewPdfUrl: null, pageCount: 2 };
  const documents = [
    { ...document, hasExcel: false },
    { ...document, id: 2, hasExcel: true },
  ];
  const card = listingProduct({ ...product(1, null), documents });
  expect(card).toMatchObject({ documentCount: 2, firstDocument: 'Opening', hasExcel: true });
  expect(card).not.toHaveProperty('documents');
});
