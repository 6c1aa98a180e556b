import { expect, test } from 'vitest';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { checkoutProductOf } from './checkout-product.ts';

const selected = {
  id: 7,
  name: 'Bakery Opening',
  price: 19_999,
  stripePriceId: 'price_old',
  stripeProductId: 'prod_7',
  slug: 'bakery-opening',
};
const current: ProductWithDocuments = {
  id: 7,
  name: 'Bakery Opening',
  slug: 'bakery-opening',
  price: 19_999,
  documents: [],
  documentIdList: [],
  industry: null,
  cover: null,
  description: '',
  stripePriceId: 'price_old',
  stripeProductId: 'prod_7',
};

test('until the shop has answered, what was chosen is shown as it was chosen', () => {
  expect(checkoutProductOf(selected, undefined)).toMatchObject({
    name: 'Bakery Opening',
    price: 19_999,
    stripePriceId: 'price_old',
    hasNewPrice: false,
    documents: undefined,
  });
});

test('a price that has changed in between is the one to pay, and is pointed out', () => {
  const product = checkoutProductOf(selected, { ...current, price: 24_999, stripePriceId: 'price_new' });
  expect(product).toMatchObject({ price: 24_999, stripePriceId: 'price_new', hasNewPrice: true });
  expect(checkoutProductOf(selected, current).hasNewPrice).toBe(false);
});
