import { expect, test } from 'vitest';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { productHead } from './product-head.ts';

const product: ProductWithDocuments = {
  id: 7,
  name: 'Bakery </script><script>alert(1)</script>',
  slug: 'bakery',
  price: 19_990,
  description: '',
  documents: [],
  documentIdList: [],
  industry: null,
  cover: { page: 1, width: 800, height: 1035, src: '/1.jpg', webp: [] },
  stripePriceId: 'price_1',
  stripeProductId: 'prod_1',
};

const headOf = (changes: Partial<ProductWithDocuments> = {}) =>
  productHead({ ...product, ...changes }, 'https://shop.example');
const dataOf = (head: ReturnType<typeof headOf>) =>
  head.scripts.map(({ children }) => JSON.parse(children) as Record<string, unknown>);

test('search engines read the offer in dollars, and where it stands in the shop', () => {
  const [offered, breadcrumb] = dataOf(headOf());
  expect(offered).toMatchObject({
    '@type': 'Product',
    name: product.name,
    image: ['https://shop.example/1.jpg'],
    offers: {
      price: '199.90',
      priceCurrency: 'USD',
      url: 'https://shop.example/products/bakery',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});

test('what cannot be bought yet is not said to be in stock', () => {
  expect(dataOf(headOf({ stripePriceId: null }))[0]).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder' },
  });
});

test('a name cannot end the element its data stands in', () => {
  for (const { children } of headOf().scripts) expect(children).not.toContain('<');
});

test('link previews get an absolute picture, one canonical address and a short description', () => {
  const { meta, links } = headOf({ description: 'Long words. '.repeat(40) });
  expect(links).toEqual([{ rel: 'canonical', href: 'https://shop.example/products/bakery' }]);
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/covers/7/link.jpg' });
  const described = meta.find((tag) => 'name' in tag && tag.name === 'description');
  expect(described).toMatchObject({ content: expect.stringMatching(/^.{100,156}…$/) as string });
});

test('a link to a bundle is shown with its cover, and told how large that is', () => {
  const { meta } = headOf({ cover: null });
  for (const line of [
    { property: 'og:image', content: 'https://shop.example/covers/7/link.jpg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ])
    expect(meta).toContainEqual(line);
});
