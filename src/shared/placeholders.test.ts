import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlaceholder, nearestPlaceholder, placeholderKeys, placeholders, tagOf } from './placeholders.ts';

describe('the name of a placeholder', () => {
  test('is one of the twelve of the upload instructions', () => {
    expect(placeholderKeys).toEqual([
      'logo',
      'first_name',
      'last_name',
      'email',
      'business_name',
      'website',
      'street',
      'city',
      'zip_code',
      'state',
      'full_address',
      'date',
    ]);
  });

  test.each(placeholderKeys)('may be written as the instructions word it: %s', (key) => {
    expect(findPlaceholder(tagOf(key))).toBe(key);
    const wording = placeholders[key].wording.replace(' in the header', '');
    expect(findPlaceholder(wording)).toBe(key);
  });

  test.each([
    [' Business  Name ', 'business_name'],
    ['BUSINESS-NAME', 'business_name'],
    ['business\u2014name', 'business_name'],
    ['Business\u00a0Name', 'business_name'],
    ['zip\u200bcode', 'zip_code'],
    ['Today\u2019s date', 'date'],
    ['\uff43\uff49\uff54\uff59', 'city'],
    ['\ufb01rst_name', 'first_name'],
  ])('does not depend on case, spaces, dashes or the shape of letters: %s', (written, key) => {
    expect(findPlaceholder(written)).toBe(key);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'phone', 'city2'])(
    'is nothing else: %s',
    (written) => {
      expect(findPlaceholder(written)).toBeUndefined();
    },
  );
});

describe('the nearest placeholder', () => {
  test.each([
    ['bussiness_name', 'business_name'],
    ['buisness_name', 'business_name'],
    ['fist_name', 'first_name'],
    ['frist name', 'first_name'],
    ['e-mial', 'email'],
    ['sate', 'state'],
    ['citty', 'city'],
    ['zipp_code', 'zip_code'],
    ['web_site_', 'website'],
    ['lgoo', 'logo'],
    ['todays_dat', 'date'],
  ])('of %s is %s', (written, key) => {
    expect(nearestPlaceholder(written)).toBe(key);
  });

  test.each(['phone', 'invoice_number', '', 'x', 'a'.repeat(100_000)])('of %s is none', (written) => {
    expect(nearestPlaceholder(written)).toBeUndefined();
  });

  test('of a name with one letter changed is that name', () => {
    const oneLetterOff = fc
      .tuple(
        fc.constantFrom(...placeholderKeys.filter((key) => key.length > 4)),
        fc.nat(),
        fc.constantFrom('q', 'x', ''),
      )
      .map(([key, at, letter]) => {
        const index = at % key.length;
        return { key, written: key.slice(0, index) + letter + key.slice(index + 1) };
      });
    fc.assert(
      fc.property(oneLetterOff, ({ key, written }) => {
        expect(findPlaceholder(written) ?? nearestPlaceholder(written)).toBe(key);
      }),
    );
  });
});
