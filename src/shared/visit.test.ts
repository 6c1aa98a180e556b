import { expect, test } from 'vitest';
import { pageKindOf } from './visit.ts';

test.each([
  ['/', 'home'],
  ['/products/bakery-opening', 'product'],
  ['/products/bakery-opening/auth', 'auth'],
  ['/products/error', 'other'],
  ['/auth', 'auth'],
  ['/checkout', 'checkout'],
  ['/checkout-success', 'checkout'],
  ['/orders/12', 'order'],
  ['/orders/12/questions', 'order'],
  ['/admin/operations', 'other'],
  ['/somebody/made/this/up', 'other'],
])('%s is a page of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
