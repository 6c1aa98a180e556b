import { describe, expect, test } from 'vitest';
import { shopPlaceholders } from '#server/adapters/template-engine/shop-placeholders.ts';
import { placeholderKeys, placeholders, tagOf } from './placeholders.ts';

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
    expect(shopPlaceholders.find(tagOf(key))).toBe(key);
    const wording = placeholders[key].wording.replace(' in the header', '');
    expect(shopPlaceholders.find(wording)).toBe(key);
  });
});
