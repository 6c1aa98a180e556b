import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product } from '#shared/limits/product.ts';
import { newProductInput, updateProductInput } from './product.ts';

const priced = (price: unknown) => newProductInput.safeParse({ name: 'A', documentIdList: [1], price });

describe('a price', () => {
  test('is taken if and only if it is whole cents from one dollar up', () => {
    const anything = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.integer({ min: 0, max: 200 }),
      fc.maxSafeInteger(),
    );
    fc.assert(
      fc.property(anything, (price) => {
        const isPrice = Number.isInteger(price) && price >= product.minCents && price <= product.maxCents;
        expect(priced(price).success).toBe(isPrice);
        expect(updateProductInput.safeParse({ id: 1, price }).success).toBe(isPrice);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['4900', null, [4900], { valueOf: 4900 }, true, 4900n])('is never %s', (price) => {
    expect(priced(price).success).toBe(false);
  });

  test.each([product.minCents, product.maxCents])('may be %i cents', (price) => {
    expect(priced(price).success).toBe(true);
  });
});

test('an edit carries the fields that were given and no others', () => {
  expect(updateProductInput.parse({ id: 1, name: 'New' })).toEqual({ id: 1, name: 'New' });
});
