import { describe, expect, test } from 'vitest';
import type { BillingDocument } from '#shared/contract/refund.ts';
import type { TaxNumber } from '#shared/tax-numbers/tax-number-contract.ts';
import { problems } from '#shared/problems.ts';
import { MINUTE } from '#shared/units.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { payByCard } from '#tests/support/payments/pay-on-page.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const berlin = { ...BUSINESS, city: 'Berlin', state: '', zipCode: '10115', country: 'DE' };
const shop = await createCheckoutShop({}, { TAX: 'stripe', PRICES: 'net' });
const safety = await shop.sell('Safety', 10_000);

let people = 0;
const buyerIn = async (place: object) => {
  people += 1;
  const buyer = await shop.buyer(`number${people}@example.com`);
  await dataOf(await buyer.post('setCustomerBusinessDetails', place));
  return buyer;
};
const give = (buyer: Buyer, number: string) => buyer.post('setTaxNumber', { number });
const numberOf = async (buyer: Buyer) => dataOf<TaxNumber>(await buyer.get('getTaxNumber', undefined));
const pay = async (buyer: Buyer) => {
  const { url } = await buyer.checkout(safety.stripePriceId);
  await payByCard(shop, url);
  await shop.settle();
  return (await shop.newestOrder()).id;
};
const textOf = async ({ pdf_url }: BillingDocument) =>
  (await readPdf(new Uint8Array(await (await shop.fetch(pdf_url)).arrayBuffer()))).pages[0]?.text;

describe('a tax number, afterwards', () => {
  test('is given, changed and taken away, and says what its verification came to', async () => {
    const buyer = await buyerIn(berlin);
    expect(await numberOf(buyer)).toEqual({ number: null, example: 'DE000000000' });
    const given = await dataOf<TaxNumber>(await give(buyer, 'de 111 111 111'));
    expect(given?.number).toEqual({ value: 'DE111111111', status: 'unverified' });
    await dataOf(await give(buyer, 'DE000000000'));
    expect(await numberOf(buyer)).toMatchObject({ number: { value: 'DE000000000', status: 'verified' } });
    await dataOf(await give(buyer, ''));
    expect(await numberOf(buyer)).toMatchObject({ number: null });
  });

  test.each(['12', 'FR000000000', 'DE', '<b>', 'DE-not-a-number'])(
    'such as %s, which cannot be, is refused in a sentence, and the one before stays',
    async (number) => {
      const buyer = await buyerIn(berlin);
      await dataOf(await give(buyer, 'DE222222222'));
      expect(await refusalOf(await give(buyer, number))).toEqual([
        400,
        'BAD_REQUEST',
        problems['tax-number.impossible'].message,
      ]);
      expect(await numberOf(buyer)).toMatchObject({ number: { value: 'DE222222222' } });
    },
  );

  test('counts at the next payment without being typed again', async () => {
    const buyer = await buyerIn(berlin);
    await dataOf(await give(buyer, 'DE000000000'));
    const orderId = await pay(buyer);
    expect(await dataOf(await buyer.get('getCustomerOrder', { orderId }))).toMatchObject({
      amount: 10_000,
      tax: { amount: 0, isReverseCharge: true },
    });
  });

  test('is printed on the corrected invoice, where the sum stays the same', async () => {
    const buyer = await buyerIn(berlin);
    const orderId = await pay(buyer);
    await dataOf(await give(buyer, 'DE111111111'));
    shop.clock.advance(MINUTE);
    const [corrected, ...others] = await dataOf<BillingDocument[]>(
      await buyer.post('correctInvoice', { orderId }),
    );
    expect(others).toHaveLength(2);
    const documents = [corrected, ...others].flatMap((document) => document ?? []);
    const made = documents.find(({ corrects }) => corrects !== null);
    const old = documents.find(({ correctedBy }) => correctedBy !== null);
    expect(made && (await textOf(made))).toContain('DE111111111');
    expect(old && (await textOf(old))).not.toContain('DE111111111');
  });

  test('that would change the tax which was paid changes no invoice', async () => {
    const buyer = await buyerIn(berlin);
    const orderId = await pay(buyer);
    await dataOf(await give(buyer, 'DE000000000'));
    shop.clock.advance(MINUTE);
    expect((await refusalOf(await buyer.post('correctInvoice', { orderId })))[2]).toBe(
      problems['invoice.other-sum'].message,
    );
    expect(await dataOf(await buyer.get('getBilling', undefined))).toHaveLength(1);
  });

  test('is tried only so often', async () => {
    const buyer = await buyerIn(berlin);
    for (let times = 0; times < 5; times += 1) await dataOf(await give(buyer, 'DE222222222'));
    expect((await refusalOf(await give(buyer, 'DE222222222')))[0]).toBe(429);
  });

  test('is not asked for in a country whose numbers we do not know', async () => {
    const tokyo = { ...BUSINESS, city: 'Tokyo', state: 'Tokyo', zipCode: '100-0001', country: 'JP' };
    const buyer = await buyerIn(tokyo);
    expect(await numberOf(buyer)).toBeNull();
    expect((await refusalOf(await give(buyer, '123')))[2]).toBe(problems['tax-number.not-asked'].message);
  });
});

test('without tax, a business of the shop’s own country is not asked; one of another country is, and finds it on its invoice', async () => {
  const plain = await createCheckoutShop();
  const product = await plain.sell('Plain', 10_000);
  const own = await plain.buyer('own@example.com');
  expect(await dataOf(await own.get('getTaxNumber', undefined))).toBeNull();
  const abroad = await plain.buyer('abroad@example.com');
  await dataOf(await abroad.post('setCustomerBusinessDetails', berlin));
  await dataOf(await abroad.post('setTaxNumber', { number: 'DE222222222' }));
  const { url } = await abroad.checkout(product.stripePriceId);
  await payByCard(plain, url);
  await plain.settle();
  const [invoice] = await dataOf<BillingDocument[]>(await abroad.get('getBilling', undefined));
  const answer = await plain.fetch(invoice?.pdf_url ?? '');
  expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages[0]?.text).toContain('DE222222222');
});
