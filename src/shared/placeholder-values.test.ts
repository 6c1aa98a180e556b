import { describe, expect, test } from 'vitest';
import { placeholderKeys } from './placeholders.ts';
import { placeholderValuesOf } from './placeholder-values.ts';

const buyer = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  business: {
    name: 'Byron & Sons <Bakery>',
    website: '',
    street: '1 Mill Lane',
    city: 'Salem',
    state: 'Oregon',
    zipCode: '97301',
  },
};
const on = (instant: string) =>
  placeholderValuesOf(buyer, { now: new Date(instant), timeZone: 'America/New_York', shopCountry: 'US' });

describe("what is printed into a customer's documents", () => {
  test('has a value for every placeholder that is text', () => {
    const text = placeholderKeys.filter((key) => key !== 'logo');
    expect(Object.keys(on('2026-11-15T12:00:00Z')).toSorted()).toEqual(text.toSorted());
  });

  test('is the text as it was given, and nothing where nothing was given', () => {
    expect(on('2026-11-15T12:00:00Z')).toMatchObject({
      business_name: 'Byron & Sons <Bakery>',
      website: '',
      full_address: '1 Mill Lane, Salem, Oregon 97301',
    });
  });

  test.each([
    ['2026-11-16T04:59:59Z', 'November 15, 2026'],
    ['2026-11-16T05:00:00Z', 'November 16, 2026'],
    ['2028-02-29T12:00:00Z', 'February 29, 2028'],
    // The clocks go forward that night.
    ['2026-03-08T06:59:59Z', 'March 8, 2026'],
  ])('is dated by the day of the shop: %s is %s', (instant, date) => {
    expect(on(instant).date).toBe(date);
  });
});
