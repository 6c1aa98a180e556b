import { expect, test } from 'vitest';
import { readTaxNumber, taxNumberRuleOf } from './tax-number-rules.ts';

test.each([
  ['DE', 'de 123.456.789', 'eu_vat', 'DE123456789'],
  ['GR', 'EL123456789', 'eu_vat', 'EL123456789'],
  ['AT', 'ATU12345678', 'eu_vat', 'ATU12345678'],
  ['GB', 'GB 123 4567 89', 'gb_vat', 'GB123456789'],
  ['US', '12-3456789', 'us_ein', '12-3456789'],
  ['NO', '123456789 mva', 'no_vat', '123456789MVA'],
  ['AU', '12 345 678 912', 'au_abn', '12345678912'],
])('in %s, %s is a tax number', (country, typed, type, value) => {
  expect(readTaxNumber(typed, country)).toEqual({ type, value });
});

test.each([
  ['DE', 'FR123456789'],
  ['DE', 'DE12'],
  ['GR', 'GR123456789'],
  ['US', 'twelve'],
  ['GB', '123456789'],
  ['DE', ''],
  ['JP', '1234567890123'],
  [null, 'DE123456789'],
])('in %s, %s is none', (country, typed) => {
  expect(readTaxNumber(typed, country)).toBeUndefined();
});

test.each(['AU', 'CA', 'DE', 'GB', 'GR', 'NO', 'NZ', 'US'])(
  'the example that is shown in %s would be taken',
  (country) => {
    expect(readTaxNumber(taxNumberRuleOf(country)?.example ?? '', country)).toBeDefined();
  },
);
