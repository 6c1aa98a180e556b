import { describe, expect, test } from 'vitest';
import { findNewestMail } from '#server/modules/mailbox/outbox-repo.ts';
import type { Order } from '#shared/contract/order.ts';
import type { OrderDetails } from '#shared/contract/order-details.ts';
import type { BillingDocument } from '#shared/contract/refund.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { enterCode, payByCard, submitForm } from '#tests/support/payments/pay-on-page.ts';

const seller = {
  SELLER_NAME: 'Bindery Inc.',
  SELLER_ADDRESS: '5 Press Road, Salem',
  SELLER_TAX_NUMBERS: 'US 00-1234567',
  INVOICE_FOOTER: 'Thank you.',
};
const shop = await createCheckoutShop({}, { TAX: 'stripe', PRICES: 'net', ...seller });
const { services, asAdmin } = shop;
const safety = await shop.sell('Safety', 10_000);

const berlin = { ...BUSINESS, city: 'Berlin', state: '', zipCode: '10115', country: 'DE' };
const places = {
  texas: { ...BUSINESS, state: 'TX' },
  oregon: { ...BUSINESS, state: 'OR' },
  berlin,
  tokyo: { ...BUSINESS, city: 'Tokyo', state: 'Tokyo', zipCode: '100-0001', country: 'JP' },
};

let people = 0;
const buyerIn = async (place: keyof typeof places) => {
  people += 1;
  const buyer = await shop.buyer(`buyer${people}@example.com`);
  await dataOf(await buyer.post('setCustomerBusinessDetails', places[place]));
  return buyer;
};
const giveNumber = (url: string, number: string) => submitForm(shop, `${url}/tax-number`, { number });
const pay = async (buyer: Buyer, number?: string) => {
  const { url } = await buyer.checkout(safety.stripePriceId);
  if (number !== undefined) await giveNumber(url, number);
  await payByCard(shop, url);
  await shop.settle();
  const { id } = await shop.newestOrder();
  return dataOf<Order>(await buyer.get('getCustomerOrder', { orderId: id }));
};

describe('what is paid, with tax on top of the prices', () => {
  test.each([
    ['texas', undefined, { net: 10_000, amount: 625, isReverseCharge: false }],
    ['oregon', undefined, { net: 10_000, amount: 0, isReverseCharge: false }],
    ['berlin', undefined, { net: 10_000, amount: 2000, isReverseCharge: false }],
    ['berlin', 'DE 000 000 000', { net: 10_000, amount: 0, isReverseCharge: true }],
    ['berlin', 'DE111111111', { net: 10_000, amount: 2000, isReverseCharge: false }],
    ['berlin', 'DE222222222', { net: 10_000, amount: 2000, isReverseCharge: false }],
    ['tokyo', undefined, { net: 10_000, amount: 0, isReverseCharge: false }],
  ] as const)('in %s with the number %s is %j', async (place, number, tax) => {
    const order = await pay(await buyerIn(place), number);
    expect(order).toMatchObject({ status: 'succeeded', tax });
    expect(order.amount).toBe(tax.net + tax.amount);
  });

  test('is taxed after a promotion code', async () => {
    const buyer = await buyerIn('texas');
    const { url } = await buyer.checkout(safety.stripePriceId);
    await enterCode(shop, url, 'SAVE10');
    await payByCard(shop, url);
    await shop.settle();
    const { id } = await shop.newestOrder();
    const order = await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId: id }));
    // 6.25 % of 90.00 dollars is 5.625.
    expect(order).toMatchObject({ status: 'succeeded', amount: 9563, tax: { net: 9000, amount: 563 } });
    const { payment } = await dataOf<OrderDetails>(await asAdmin.get('adminOrderDetails', { orderId: id }));
    expect(payment).toMatchObject({ asked: 10_000, paid: 9563, tax: { discount: 1000, taxNumber: null } });
  });
});

describe('a tax number', () => {
  test.each(['12', 'FR000000000', 'DE', 'DE-not-a-number', '<b>'])(
    'such as %s, which cannot be, is refused in a sentence and stays in its field',
    async (number) => {
      const buyer = await buyerIn('berlin');
      const { url } = await buyer.checkout(safety.stripePriceId);
      const answer = await giveNumber(url, number);
      const page = await answer.text();
      expect(answer.status).toBe(422);
      expect(page).toContain('This cannot be a tax number of your country. Please check it.');
      expect(page).toContain(`value="${number.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`);
      expect(page).toContain('$120.00');
    },
  );

  test('can be taken away again, and says what has become of it', async () => {
    const buyer = await buyerIn('berlin');
    const { url } = await buyer.checkout(safety.stripePriceId);
    await giveNumber(url, 'DE222222222');
    expect(await (await shop.fetch(url)).text()).toContain('still being verified, so tax is charged');
    await giveNumber(url, '');
    await giveNumber(url, 'DE000000000');
    const page = await (await shop.fetch(url)).text();
    expect(page).toContain('Tax number: verified.');
    expect(page).toContain('VAT, reverse charge');
  });
});

/** The newest mail of the last buyer. */
const textOf = async () => (await findNewestMail(services.db, `buyer${people}@example.com`))?.text ?? '';

describe('who keeps the books', () => {
  test('finds net, tax and total in the receipt', async () => {
    const buyer = await buyerIn('texas');
    await pay(buyer);
    expect(await textOf()).toMatch(/Net\W+\$100\.00[\s\S]*Tax\W+\$6\.25[\s\S]*Paid\W+\$106\.25/);
    expect(await textOf()).not.toContain('Promotion code');
  });

  test('reads of a reverse charge in the receipt only where the number was verified', async () => {
    await pay(await buyerIn('berlin'), 'DE000000000');
    expect(await textOf()).toContain('reverse charge');
    await pay(await buyerIn('berlin'), 'DE222222222');
    expect(await textOf()).not.toContain('reverse charge');
  });

  test('finds them in the CSV, with the country and the number', async () => {
    await pay(await buyerIn('berlin'), 'DE000000000');
    const { url } = await dataOf<{ url: string }>(await asAdmin.post('exportOrders', {}));
    const [header = '', line = ''] = (await (await shop.fetch(url)).text()).split('\r\n');
    expect(header).toMatch(/,Country,Net,Tax,Reverse charge,Tax number$/);
    expect(line).toMatch(/,DE,100\.00,0\.00,true,DE000000000$/);
  });
});

test('a credit note names the tax that goes back with a part, and no promotion that there was not', async () => {
  const buyer = await buyerIn('berlin');
  const { id: orderId } = await pay(buyer);
  await asAdmin.post('refundOrder', { orderId, part: { amount: 3000, refundedBefore: 0 } });
  await shop.settle();
  const [note] = await dataOf<BillingDocument[]>(await buyer.get('getBilling'));
  const pdf = new Uint8Array(await (await shop.fetch(note?.pdf_url ?? '')).arrayBuffer());
  const text = (await readPdf(pdf)).pages[0]?.text ?? '';
  expect(text).toContain('Credit note');
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /Total excluding tax \$25\.00 VAT 20 % \$5\.00 Total \$30\.00 USD/,
  );
  expect(text).not.toContain('Promotion');
});

test('an invoice is corrected as long as the tax stays the same, and kept as it is otherwise', async () => {
  const buyer = await buyerIn('berlin');
  const { id: orderId } = await pay(buyer, 'DE000000000');
  shop.clock.advance(60_000);
  const correct = async () => buyer.post('correctInvoice', { orderId });
  await dataOf(await buyer.post('setCustomerBusinessDetails', places.oregon));
  const list = await dataOf<BillingDocument[]>(await correct());
  expect(list).toHaveLength(3);
  shop.clock.advance(60_000);
  await dataOf(await buyer.post('setCustomerBusinessDetails', places.texas));
  expect((await refusalOf(await correct()))[2]).toBe(problems['invoice.other-sum'].message);
  expect(await dataOf(await buyer.get('getBilling'))).toHaveLength(3);
});

test('a product has a tax code of its own, or the shop’s; a code that is none is refused', async () => {
  const { id } = safety;
  const refused = await asAdmin.post('updateProduct', { id, taxCode: 'books' });
  expect(await refused.json()).toMatchObject({
    error: { message: 'Tax code must be a tax code of Stripe such as txcd_10503000.' },
  });
  const product = await dataOf<object>(await asAdmin.post('updateProduct', { id, taxCode: 'txcd_10302000' }));
  expect(product).toMatchObject({ taxCode: 'txcd_10302000' });
  expect(await dataOf(await asAdmin.post('updateProduct', { id, taxCode: null }))).not.toHaveProperty(
    'taxCode',
  );
});
