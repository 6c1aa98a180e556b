import { describe, expect, test } from 'vitest';
import { cartOf } from './cart.ts';
import type { PricedProduct } from './priced-product-repo.ts';

const product = (id: number, priceInCents: number): PricedProduct => ({
  productId: id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  priceId: `price_${id}`,
  priceInCents,
});
const products = [product(1, 19_999), product(2, 500)];
const line = (id: number, quantity: number) => ({ stripePriceId: `price_${id}`, quantity });

describe('a cart', () => {
  test('costs what the shop asks for', () => {
    expect(cartOf([line(1, 1), line(2, 3)], products)).toMatchObject({
      amountInCents: 21_499,
      items: [
        { productId: 1, quantity: 1, priceInCents: 19_999 },
        { productId: 2, quantity: 3, priceInCents: 500 },
      ],
    });
  });

  test('is the same in whatever order, and however its quantities are written', () => {
    const { key } = cartOf([line(1, 2), line(2, 1)], products);
    expect(cartOf([line(2, 1), line(1, 2)], products).key).toBe(key);
    expect(cartOf([line(1, 1), line(2, 1), line(1, 1)], products).key).toBe(key);
  });

  test('is another one with another quantity, product or price', () => {
    const carts = [
      cartOf([line(1, 1)], products),
      cartOf([line(1, 2)], products),
      cartOf([line(2, 1)], products),
      cartOf([line(1, 1)], [product(1, 20_000)]),
    ];
    expect(new Set(carts.map(({ key }) => key)).size).toBe(carts.length);
  });

  test.each([
    ['something that is not for sale', [line(3, 1)], 'not for sale'],
    ['too many of one product', [line(1, 99), line(1, 1)], 'at most 99'],
    ['more than one payment can take', [line(4, 2)], '$999,999.99'],
  ])('with %s is refused', (_, items, words) => {
    expect(() => cartOf(items, [...products, product(4, 99_999_999)])).toThrow(words);
  });
});
