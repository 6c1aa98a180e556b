import { expect, test } from 'vitest';
import type { BillingDocument } from '#shared/contract/refund.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const safety = await shop.sell('Kitchen Safety', 10_000);
const billingOf = async ({ get }: Pick<Awaited<ReturnType<typeof shop.buyer>>, 'get'>) =>
  dataOf<BillingDocument[]>(await get('getBilling'));

test('a customer has all invoices and credit notes in one list, the newest first, and nobody else’s', async () => {
  const buyer = await shop.buyer('books@example.com');
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  shop.clock.advance(60_000);
  await shop.asAdmin.post('refundOrder', { orderId, part: { amount: 2_500, refundedBefore: 0 } });
  await shop.settle();
  const pdf = expect.stringMatching(/^http\S+\.pdf|\/pdf|invoice/) as string;
  expect(await billingOf(buyer)).toMatchObject([
    {
      kind: 'credit-note',
      orderId,
      number: expect.stringContaining('CN') as string,
      amount: 2_500,
      isVoid: false,
      pdf_url: pdf,
    },
    { kind: 'invoice', orderId, number: null, amount: 10_000, isVoid: false, pdf_url: pdf },
  ]);
  expect(await billingOf(await shop.buyer('other@example.com'))).toEqual([]);
});
