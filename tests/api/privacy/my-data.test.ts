import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { MyData } from '#shared/contract/account.ts';
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
