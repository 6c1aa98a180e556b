import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productKeyInput } from '#shared/contract/product.ts';
import { product } from '#shared/limits/product.ts';
import { numberedSlug, slugFor } from './slug.ts';

describe('a slug', () => {
  test.each([
    ['Fire Safety', 'fire-safety'],
    ['  Café & Crème brûlée!  ', 'cafe-creme-brulee'],
    ['Ünïcode “quotes” — dashes', 'unicode-quotes-dashes'],
    ['½ day', '1-2-day'],
    ['手順書 A', '手順書-a'],
    ['がぎぐ', 'がぎぐ'],
    ['हिन्दी', 'हिन्दी'],
    ['2024', '2024-bundle'],
    ['٣٤', '٣٤-bundle'],
    ['Error', 'error-bundle'],
    ['NEW!', 'new-bundle'],
    ['checkout success', 'checkout-success-bundle'],
    ['🔥', 'bundle'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('of %j is %j', (name, slug) => {
    expect(slugFor(name)).toBe(slug);
  });

  test('of any name at all is an address that leads to one product and to nothing else', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.integer({ min: 1, max: 999_999 }),
        (name, number) => {
          const slug = numberedSlug(slugFor(name), number);
          expect(slug).toMatch(/^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u);
          expect(slug).not.toMatch(/^\p{N}+$/u);
          expect(['error', 'new', 'edit', 'auth']).not.toContain(slug);
          expect(slug.length).toBeLessThanOrEqual(product.slugLength);
          expect(productKeyInput.parse(slug)).toBe(slug);
          const { pathname } = new URL(`/products/${encodeURIComponent(slug)}`, 'http://shop.example');
          expect(decodeURIComponent(pathname)).toBe(`/products/${slug}`);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
