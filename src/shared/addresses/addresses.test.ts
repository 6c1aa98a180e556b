import { describe, expect, test } from 'vitest';
import { addressProblemsOf } from './address-problems.ts';
import { addressRuleOf, hasState, hasZip } from './address-rules.ts';
import { countryCodes, countryNameOf } from './country-codes.ts';
import { formatAddress } from './format-address.ts';

const written = (street: string, city: string, state: string, zipCode: string, country?: string) =>
  formatAddress({ street, city, state, zipCode, country }, 'US');

describe('an address', () => {
  test.each([
    [written('1 Mill Lane', 'Salem', 'Oregon', '97301'), '1 Mill Lane, Salem, Oregon 97301'],
    [written('Invalidenstr. 1', 'Berlin', '', '10115', 'DE'), 'Invalidenstr. 1, 10115 Berlin, Germany'],
    [written('1 Bay St', 'Toronto', 'ON', 'M5H 2Y2', 'CA'), '1 Bay St, Toronto ON M5H 2Y2, Canada'],
    [
      written('10 Downing St', 'London', '', 'SW1A 2AA', 'GB'),
      '10 Downing St, London, SW1A 2AA, United Kingdom',
    ],
    [
      written('1 Marina View', 'Dubai', 'Dubai', '', 'AE'),
      '1 Marina View, Dubai, Dubai, United Arab Emirates',
    ],
    [written('Main Rd', 'Dublin', '', '', 'IE'), 'Main Rd, Dublin, Ireland'],
    [
      written('千代田1-1', '千代田区', '東京都', '100-0001', 'JP'),
      '〒100-0001, 東京都千代田区千代田1-1, Japan',
    ],
    [
      written('1-1 Chiyoda', 'Chiyoda', 'Tokyo', '100-0001', 'JP'),
      '1-1 Chiyoda, Chiyoda, Tokyo, 100-0001, Japan',
    ],
    [written('Rua A 1', 'Bahia', 'BA', '40301-110', 'BR'), 'Rua A 1, Bahia-BA, 40301-110, Brazil'],
    [written('1 Road', 'Somewhere', '', '', 'TV'), '1 Road, Somewhere, Tuvalu'],
    [written('1 Road', 'Somewhere', '', '99', 'TV'), '1 Road, Somewhere 99, Tuvalu'],
  ])('is written as its country does: %s', (found, expected) => {
    expect(found).toBe(expected);
  });

  test('names its country only to those who are elsewhere', () => {
    const berlin = { street: 'Allee 1', city: 'Berlin', state: '', zipCode: '10115' };
    expect(formatAddress(berlin, 'DE')).toBe('Allee 1, 10115 Berlin');
    expect(formatAddress({ ...berlin, country: 'US' }, 'DE')).toBe('Allee 1, Berlin 10115, United States');
  });

  test.each([
    ['US', { state: '', zipCode: '' }, { state: 'must not be empty', zipCode: 'must not be empty' }],
    ['US', { state: 'st', zipCode: 'anything' }, {}],
    ['DE', { state: '', zipCode: '1011' }, { zipCode: 'must look like 10115' }],
    [
      'SG',
      { state: 'Central', zipCode: '546080' },
      { state: 'must be left out: addresses in Singapore have none' },
    ],
    ['QA', { state: '', zipCode: '1' }, { zipCode: 'must be left out: addresses in Qatar have none' }],
    ['GB', { state: '', zipCode: 'sw1a 2aa' }, {}],
    ['IE', { state: '', zipCode: '' }, {}],
    ['TV', { state: 'Any', zipCode: 'any' }, {}],
  ])('in %s given as %j has these faults: %j', (country, given, faults) => {
    expect(addressProblemsOf(given, country)).toEqual(faults);
  });
});

test.each(countryCodes)('%s has a name, a street, a city, and an example that it takes itself', (country) => {
  const rule = addressRuleOf(country);
  expect(countryNameOf(country)).not.toBe(country);
  for (const format of [rule.format, rule.ownFormat ?? rule.format]) {
    expect(format).toMatch(/%A/);
    expect(format).toMatch(/%C/);
  }
  const example = {
    state: hasState(rule) ? 'x' : '',
    zipCode: rule.zip?.example ?? (hasZip(rule) ? 'x' : ''),
  };
  expect(addressProblemsOf(example, country)).toEqual({});
  const parts = [hasState(rule) && 'S', hasZip(rule) && 'Z'].filter(Boolean);
  expect(parts).toEqual(expect.arrayContaining(rule.required.split('')));
});
