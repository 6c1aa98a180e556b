import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DemoProgress } from '#shared/contract/demo.ts';
import type { Product } from '#shared/contract/product.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { browserCatalog } from './browser-catalog.ts';
import { createShopClient } from './shop-client.ts';

const product = (id: number): Product => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  price: 100,
  documents: [],
  documentIdList: [],
  industry: null,
  cover: null,
});

const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => product(count - index));

let products: Product[] = [];
let demo: DemoProgress | null = null;
let asked: { name: string }[] = [];

beforeEach(() => {
  asked = answerCalls({
    'public.products': () => products,
    'public.productPage': () => ({ products: [], next: null }),
    'public.arrivingProducts': () => ({ products, next: null, demo }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const namesAsked = () => asked.map(({ name }) => name);

test('the list is asked for as such, and starts with a page of it', async () => {
  const catalog = browserCatalog(createShopClient());
  products = newestFirst(30);
  expect(await catalog.productPage()).toEqual({ products: products.slice(0, 24), next: '7' });
  products = newestFirst(24);
  expect(await catalog.productPage({})).toEqual({ products, next: null });
  expect(namesAsked()).toEqual(['public.products', 'public.products']);
});

test('a later page, and one of an industry, is asked for by its own call', async () => {
  const catalog = browserCatalog(createShopClient());
  await catalog.productPage({ after: '7' });
  await catalog.productPage({ industry: 'healthcare' });
  expect(namesAsked()).toEqual(['public.productPage', 'public.productPage']);
});

test('while the demo shop is being filled the list tells how far it is; once it is complete, nobody asks any more', async () => {
  const catalog = browserCatalog(createShopClient());
  products = newestFirst(2);
  demo = { bundlesReady: 2, bundlesTotal: 3, documentsReady: 8, documentsTotal: 12 };
  expect(await catalog.arrivingProducts()).toEqual({ products, next: null, demo });
  products = newestFirst(3);
  demo = null;
  expect(await catalog.arrivingProducts()).toEqual({ products, next: null, demo: null });
  expect(await catalog.arrivingProducts()).toEqual({ products, next: null, demo: null });
  expect(namesAsked()).toEqual(['public.arrivingProducts', 'public.arrivingProducts', 'public.products']);
});
