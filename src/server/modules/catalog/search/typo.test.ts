import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLikelyTypo, slips } from './typo.ts';

describe('slips between two words', () => {
  test.each([
    ['safety', 'safety', 0],
    ['saftey', 'safety', 1],
    ['helthcare', 'healthcare', 1],
    ['maintenence', 'maintenance', 1],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['forklift', 'fork', 4],
  ])('%s and %s differ by %i', (typed, meant, count) => {
    expect(slips(typed, meant)).toBe(count);
  });

  test('are the same both ways, and none only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slips(one, other)).toBe(slips(other, one));
        expect(slips(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

test.each([
  ['saftey', 'safety', true],
  ['it', 'is', false],
  ['car', 'bar', false],
  ['care', 'cure', true],
  ['care', 'core', true],
  ['care', 'cars', true],
  ['fire', 'hide', false],
  ['warehousing', 'warehouse', false],
  ['maintnance', 'maintenance', true],
  ['mantenence', 'maintenance', true],
])('%s is taken for a mistyped %s: %s', (typed, meant, isTypo) => {
  expect(isLikelyTypo(typed, meant)).toBe(isTypo);
});
