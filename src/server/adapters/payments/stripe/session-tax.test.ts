import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { sessionTaxOf } from './session-tax.ts';

/** The provider left the tax out on a number's word, whatever its verification comes to. */
const session = {
  automatic_tax: { enabled: true },
  customer: 'cus_1',
  customer_details: { tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }] },
  total_details: {
    amount_tax: 0,
    amount_discount: 0,
    breakdown: { taxes: [{ taxability_reason: 'reverse_charge' }] },
  },
} as unknown as Stripe.Checkout.Session;

const knowing = (value: string, status: string) =>
  ({
    customers: { listTaxIds: async () => ({ data: [{ value, verification: { status } }] }) },
  }) as unknown as Stripe;

test.each([
  ['DE123456789', 'verified', true],
  ['DE123456789', 'pending', false],
  ['DE123456789', 'unverified', false],
  ['DE123456789', 'unavailable', false],
  ['DE999999999', 'verified', false],
])('with the number %s %s, a reverse charge is told of: %s', async (value, status, isTold) => {
  expect((await sessionTaxOf(knowing(value, status), session))?.isReverseCharge).toBe(isTold);
});

test('where no tax is worked out, nothing is told of it', async () => {
  const without = { ...session, automatic_tax: { enabled: false } } as Stripe.Checkout.Session;
  expect(await sessionTaxOf(knowing('', ''), without)).toBeNull();
});
