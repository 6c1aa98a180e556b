import { describe, expect, test } from 'vitest';
import { destinationAfterSignIn, safeReturnTo } from './return-to.ts';

describe('returnTo', () => {
  test.each(['/checkout', '/products/bakery?x=1#top', '/orders/12'])(
    'keeps a path of the shop: %s',
    (path) => {
      expect(safeReturnTo(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    'https:evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/auth',
    '/auth?returnTo=/auth',
    '',
    undefined,
    ['/checkout'],
  ])('never leaves the shop or loops: %j', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });
});

describe('after sign-in', () => {
  test('one goes where one wanted to go', () => {
    expect(destinationAfterSignIn('/checkout', true)).toBe('/checkout');
  });

  test('otherwise an administrator goes to /admin and a customer home', () => {
    expect(destinationAfterSignIn('/', true)).toBe('/admin');
    expect(destinationAfterSignIn('/', false)).toBe('/');
  });
});
