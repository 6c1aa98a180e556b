import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import type { MyData } from '#shared/contract/account.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { BUSINESS } from '#tests/support/shop/checkout-shop.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { bytesOf, dataOf, refusalOf } from '#tests/support/shop/calls.ts';

const shop = await createBinderShop();
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);
const buyer = await shop.buyer('owner@example.com');
const other = await shop.buyer('other@example.com');
await shop.giveLogo(buyer);
for (const person of [buyer, other]) await shop.buy(person, bundle.stripePriceId);
await shop.work();

const request = async (input: object = { code: null }) =>
  dataOf<MyData>(await buyer.post('requestMyData', input));

test('a code is mailed before anything is handed out', async () => {
  expect(await request()).toEqual({ url: null });
  expect(await refusalOf(await buyer.post('requestMyData', { code: 'AAAAAA' }))).toEqual([
    403,
    'FORBIDDEN',
    'Invalid code',
  ]);
  const signInCode = await shop.fetch('/auth/v1/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: buyer.email, token: await shop.lastCode(buyer.email), type: 'email' }),
  });
  expect(signInCode.status).toBe(403);
});

test('with it there is a ZIP of all rows and files, of nobody else and without secrets', async () => {
  const { url } = await request({ code: await shop.lastCode(buyer.email) });
  const answer = await shop.fetch(url ?? '');
  expect(answer.headers.get('content-disposition')).toContain('my-data.zip');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const files = unzipSync(await bytesOf(answer));
  const names = Object.keys(files).toSorted();
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      'data/binder_documents.json',
      'data/businesses.json',
      'data/customers.json',
      'data/orders.json',
      'data/records.json',
      'data/sessions.json',
      'files/logo.png',
    ]),
  );
  expect(names.filter((name) => name.endsWith('.docx'))).toHaveLength(2);
  const text = Object.entries(files)
    .filter(([name]) => name.startsWith('data/'))
    .map(([, bytes]) => Buffer.from(bytes).toString())
    .join('\n');
  expect(text).toContain(buyer.email);
  expect(text).not.toContain(other.id);
  expect(text).not.toMatch(/secretHash|linkHash|codeHmac/);
});

test('a code counts once, and a link for its account alone', async () => {
  shop.clock.advance(120_000);
  await request();
  const code = await shop.lastCode(buyer.email);
  const { url } = await request({ code });
  const stolen = (url ?? '').replace(buyer.id, other.id);
  expect((await shop.fetch(stolen)).status).toBe(403);
  expect(await refusalOf(await buyer.post('requestMyData', { code }))).toEqual([
    403,
    'FORBIDDEN',
    'Invalid code',
  ]);
});

test('whoever has just taken their data along need not wait to have the account erased', async () => {
  const leaving = await shop.buyer('leaving@example.com');
  const ask = (call: string) => leaving.post(call, { code: null });
  for (const call of ['requestMyData', 'eraseAccount']) {
    await dataOf(await ask(call));
    expect((await refusalOf(await ask(call)))[0]).toBe(429);
  }
});

/** The texts of the ZIP that the provider has a part in. */
const providerPartOf = async ({ post, email }: typeof buyer) => {
  shop.clock.advance(120_000);
  await dataOf(await post('requestMyData', { code: null }));
  const { url } = await dataOf<MyData>(await post('requestMyData', { code: await shop.lastCode(email) }));
  const files = unzipSync(await bytesOf(await shop.fetch(url ?? '')));
  expect(Object.keys(files)).toContain('data/customers.json');
  return Object.entries(files)
    .filter(([name]) => name.startsWith('provider/'))
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
};

test('the tax number that the provider alone keeps is in the ZIP of whoever gave one', async () => {
  const abroad = await shop.buyer('abroad@example.com');
  const place = { ...BUSINESS, city: 'Berlin', state: '', zipCode: '10115', country: 'DE' };
  await dataOf(await abroad.post('setCustomerBusinessDetails', place));
  expect(await providerPartOf(abroad)).toEqual([]);
  await dataOf(await abroad.post('setTaxNumber', { number: 'DE000000000' }));
  const [[name, text] = [], ...others] = await providerPartOf(abroad);
  expect(name).toBe('provider/tax-number.json');
  expect(JSON.parse(text ?? '')).toEqual({ value: 'DE000000000', status: 'verified' });
  expect(others).toEqual([]);
  expect(await providerPartOf(other)).toEqual([]);
});

const isDown = () => Promise.reject(new PaymentsError('The provider is down.', { isTransient: true }));

test('a provider that is down keeps nobody from the rest of their data, and the ZIP says what is missing', async () => {
  const { payments } = shop.services;
  shop.services.payments = { ...payments, taxNumbers: { ...payments.taxNumbers, find: isDown } };
  onTestFinished(() => {
    shop.services.payments = payments;
  });
  expect(await providerPartOf(buyer)).toEqual([
    ['provider/NOT-INCLUDED.txt', expect.stringContaining('download your data again later')],
  ]);
});
