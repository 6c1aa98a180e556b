import { expect, test } from 'vitest';
import type { Customer } from '#shared/contract/account.ts';
import { fillKeys, ownValues, sampleValues } from './test-fill-values.ts';

const today = { now: new Date('2026-11-15T02:00:00Z'), timeZone: 'America/New_York', shopCountry: 'US' };
const customer: Customer = {
  id: 'c1',
  email: 'dana@harborpine.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  logoUrl: null,
  isAdmin: true,
  businessDetails: [
    {
      name: 'Harbor & Pine Bakery',
      website: '',
      street: '12 Quay Street',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
    },
  ],
};

test('a test fill begins with a value for every placeholder but the logo', () => {
  const values = sampleValues(today);
  expect(fillKeys).toHaveLength(11);
  expect(fillKeys.filter((key) => values[key] === '')).toEqual([]);
});

test("one's own details are printed as a buyer's would be, dated as in the shop", () => {
  expect(ownValues(customer, today)).toMatchObject({
    business_name: 'Harbor & Pine Bakery',
    website: '',
    full_address: '12 Quay Street, Portland, ME 04101',
    date: 'November 14, 2026',
  });
});

test('without a business there are no details of one to print', () => {
  expect(ownValues({ ...customer, businessDetails: [] }, today)).toBeUndefined();
  expect(ownValues(null, today)).toBeUndefined();
});
