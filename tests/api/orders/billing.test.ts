import { describe, expect, test } from 'vitest';
import { PaymentsError } from '#server/ports/payments.ts';
import type { OrderDetails } from '#shared/contract/order-details.ts';
import type { Invoice } from '#shared/contract/order.ts';
import type { BillingDocument } from '#shared/contract/refund.ts';
import { problems } from '#shared/problems.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

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
    {
      kind: 'invoice',
      orderId,
      number: expect.stringMatching(/^[0-9A-F]{8}-0001$/) as string,
      amount: 10_000,
      isVoid: false,
      pdf_url: pdf,
    },
  ]);
  expect(await billingOf(await shop.buyer('other@example.com'))).toEqual([]);
});

const MOVED = {
  name: 'Lee & Daughters',
  website: '',
  street: '9 New Road',
  city: 'Bend',
  state: 'Oregon',
  zipCode: '97701',
};
const bought = async (email: string) => {
  const buyer = await shop.buyer(email);
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  shop.clock.advance(60_000);
  return { buyer, orderId };
};
const correct = (buyer: Buyer, orderId: number) => buyer.post('correctInvoice', { orderId });
const textOf = async (url = '') =>
  (await readPdf(new Uint8Array(await (await shop.fetch(url)).arrayBuffer()))).pages[0]?.text ?? '';

describe('a corrected invoice', () => {
  test('is told to administrators as one made in place of another', async () => {
    const { buyer, orderId } = await bought('history@example.com');
    await dataOf(await buyer.post('setCustomerBusinessDetails', MOVED));
    const list = await dataOf<BillingDocument[]>(await correct(buyer, orderId));
    const numberOf = (isFormer: boolean) =>
      list.find(({ kind, corrects }) => kind === 'invoice' && (corrects === null) === isFormer)?.number;
    const { events } = await dataOf<OrderDetails>(await shop.asAdmin.get('adminOrderDetails', { orderId }));
    expect(
      events.filter(({ kind }) => kind.startsWith('invoice')).map(({ kind, subject }) => [kind, subject]),
    ).toEqual([
      ['invoice-made', numberOf(true)],
      ['invoice-corrected', numberOf(false)],
    ]);
  });

  test('is made out to the business as it is now; the old one stays with a credit note, and both name each other', async () => {
    const { buyer, orderId } = await bought('moved@example.com');
    const [first] = await billingOf(buyer);
    expect(first).toMatchObject({ canCorrect: true, corrects: null, correctedBy: null });
    await dataOf(await buyer.post('setCustomerBusinessDetails', MOVED));
    const list = await dataOf<BillingDocument[]>(await correct(buyer, orderId));
    const [now, former] = list.filter(({ kind }) => kind === 'invoice');
    const note = list.find(({ kind }) => kind === 'credit-note');
    expect(now).toMatchObject({
      amount: 10_000,
      corrects: first?.number,
      correctedBy: null,
      canCorrect: true,
    });
    expect(former).toMatchObject({ number: first?.number, correctedBy: now?.number, canCorrect: false });
    expect(note).toMatchObject({ amount: 10_000, isVoid: false });
    expect(await textOf(now?.pdf_url)).toMatch(/Lee & Daughters[\s\S]*9 New Road[\s\S]*Bend, Oregon 97701/);
    expect(await textOf(now?.pdf_url)).toContain(`Corrects invoice: ${first?.number ?? ''}`);
    expect(await textOf(former?.pdf_url)).toContain('Lee Bakery');
    expect(await textOf(note?.pdf_url)).toContain(`Replaced by invoice ${now?.number ?? ''}`);
    const invoices = await dataOf<Invoice[]>(await buyer.get('getCustomerInvoices', { orderId }));
    expect(invoices.map(({ pdf_url }) => pdf_url)).toEqual([now?.pdf_url]);
  });

  test('gets the credit note of a later refund, and the money still counts once', async () => {
    const { buyer, orderId } = await bought('later@example.com');
    await dataOf(await correct(buyer, orderId));
    await shop.settle();
    await shop.asAdmin.post('refundOrder', { orderId, part: { amount: 2_500, refundedBefore: 0 } });
    await shop.settle();
    const list = await billingOf(buyer);
    expect(list.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['credit-note', 2_500],
        ['credit-note', 10_000],
      ]),
    );
    expect(list).toHaveLength(4);
    const { moneyBack } = await dataOf<OrderDetails>(
      await shop.asAdmin.get('adminOrderDetails', { orderId }),
    );
    expect(moneyBack.refunds).toMatchObject([{ amount: 2_500, creditNote: { status: 'issued' } }]);
  });

  test('is taken up where it stopped when the provider failed on the way', async () => {
    const { buyer, orderId } = await bought('twice@example.com');
    const list = shop.services.payments.creditNotes.list;
    shop.services.payments.creditNotes.list = () =>
      Promise.reject(new PaymentsError('Down', { isTransient: true }));
    expect((await correct(buyer, orderId)).status).toBe(502);
    shop.services.payments.creditNotes.list = list;
    shop.clock.advance(60_000);
    const documents = await dataOf<BillingDocument[]>(await correct(buyer, orderId));
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice']);
  });

  test('is nobody else’s to ask for, comes once a minute, and not after a refund', async () => {
    const { buyer, orderId } = await bought('careful@example.com');
    const stranger = await shop.buyer('stranger@example.com');
    expect((await refusalOf(await correct(stranger, orderId)))[2]).toBe(problems['order.not-found'].message);
    await dataOf(await correct(buyer, orderId));
    expect((await correct(buyer, orderId)).status).toBe(429);
    await shop.asAdmin.post('refundOrder', { orderId });
    await shop.settle();
    shop.clock.advance(60_000);
    expect((await refusalOf(await correct(buyer, orderId)))[2]).toBe(
      problems['invoice.not-correctable'].message,
    );
  });
});
