import { productList } from '#shared/limits/product.ts';
import { kinds, places, subjects } from '#tests/support/catalog/catalog-words.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import type { RateRequest } from './measure-rate.ts';

/** The same thing asked of both shops: the index-th of so many requests that are all different. */
export type Visit = {
  distinct: number;
  ours: (index: number) => RateRequest;
  theirs: (index: number) => RateRequest;
};

const TAKE = productList.pageSize;
const SHOWN = 'id name slug description';

/** Of what products are called. */
const wordsOf = (index: number) => {
  const subject = subjects[index % subjects.length] ?? '';
  const kind = kinds[Math.floor(index / subjects.length) % kinds.length] ?? '';
  const place = places[Math.floor(index / (subjects.length * kinds.length)) % places.length] ?? '';
  return `${subject} ${kind} ${place}`;
};

export const visitsTo = (ourUrl: string, theirUrl: string, products: number): Record<string, Visit> => {
  const our = (name: string, input: unknown): RateRequest => ({
    url: ourUrl + pathOf('public', name, input),
  });
  const their = (query: string): RateRequest => ({ url: theirUrl, body: JSON.stringify({ query }) });
  const found = `items { productId productName slug description priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } } totalItems`;
  const searched = (term: string, skip: number) =>
    their(
      `{ search(input: { term: ${JSON.stringify(term)}, groupByProduct: true, take: ${TAKE}, skip: ${skip} }) { ${found} } }`,
    );
  const listed = (index: number) => our('productPage', { after: String(products - index + 1) });
  return {
    'list, products': {
      distinct: products - TAKE,
      ours: listed,
      theirs: (index) =>
        their(
          `{ products(options: { take: ${TAKE}, skip: ${index} }) { items { ${SHOWN} variants { priceWithTax } } totalItems } }`,
        ),
    },
    'list, from its search index': {
      distinct: products - TAKE,
      ours: listed,
      theirs: (index) => searched('', index),
    },
    product: {
      distinct: products,
      ours: (index) => our('getProductWithDocuments', `seeded-${index}`),
      theirs: (index) =>
        their(
          `{ product(slug: "seeded-${index}") { ${SHOWN} facetValues { name } variants { id name sku priceWithTax } } }`,
        ),
    },
    search: {
      distinct: subjects.length * kinds.length * places.length,
      ours: (index) => our('getProductsByKeyword', wordsOf(index)),
      theirs: (index) => searched(wordsOf(index), 0),
    },
  };
};
