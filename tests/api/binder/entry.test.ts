import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { storedFiles } from '#server/db/schema/files.ts';
import { DamagedFile } from '#server/modules/files/integrity/damaged-file.ts';
import { repairFile } from '#server/modules/generation/repair/repair-file.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { binder } from '#shared/limits/binder.ts';
import { problems } from '#shared/problems.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';

const shop = await createBinderShop();
const { db } = shop.services;
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cooling', docx: buildDocx({ body: p('No. {{document_number}} for {{business_name}}') }) },
  { name: 'Cleaning', docx: buildDocx({ body: p('For {{business_name}}') }) },
]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
let [cooling, cleaning] = [0, 0];
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  const { documents } = await shop.binderOf(buyer);
  const idOf = (wanted: string) => documents.find(({ title }) => title === wanted)?.id ?? 0;
  [cooling, cleaning] = [idOf('Cooling'), idOf('Cleaning')];
  shop.takeFills();
});

const said = { number: 'K-7', owner: 'Head cook', name: 'Ada Byron' };
const set = (id: number, changed: object = {}, who = buyer) =>
  who.post('setBinderEntry', { id, ...said, ...changed });
const numbersMade = () => shop.takeFills().map(({ register }) => register?.number);

test('a number that the pages show makes a draft of the next revision, and what is in force keeps its own for ever', async () => {
  await dataOf(await shop.approve(buyer, [cooling]));
  await shop.work();
  shop.takeFills();
  await dataOf(await set(cooling));
  shop.takeFills();
  await shop.work();
  expect(numbersMade()).toEqual(['K-7']);
  const document = await shop.documentOf(buyer, cooling);
  expect(document).toMatchObject({
    number: 'K-7',
    owner: 'Head cook',
    state: 'in-force',
    revision: 1,
    draft: { revision: 2, reason: 'Document number changed', stage: 'waiting' },
  });
  expect(document.records.slice(-3).map(({ kind }) => kind)).toEqual(['described', 'drafted', 'made']);
  expect(document.records.at(-3)?.data).toEqual({
    title: 'Cooling',
    name: 'Ada Byron',
    before: { number: '', owner: '' },
    after: { number: 'K-7', owner: 'Head cook' },
  });
  expect(await verifyRecords(db)).toMatchObject({ misfit: undefined });

  // A lost file of what is in force is made again with the number it was approved with.
  const [first] = document.revisions.toReversed();
  const hash = first?.files.find(({ format }) => format === 'docx')?.sha256 ?? '';
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.sha256, hash));
  if (!file) throw new Error('The file of what is in force is not recorded.');
  expect(await repairFile(shop.services, new DamagedFile(file, 'missing'))).toBe(true);
  await shop.work();
  expect(numbersMade()).toEqual(['']);

  await dataOf(await shop.approve(buyer, [cooling]));
  await shop.work();
  expect(numbersMade()).toEqual(['K-7']);
  expect(await shop.documentOf(buyer, cooling)).toMatchObject({
    state: 'in-force',
    revision: 2,
    draft: null,
  });
});

test('what no page shows is changed in the register alone, and found there', async () => {
  for (const [id, change] of [
    [cleaning, {}],
    [cooling, { number: '' }],
  ] as const) {
    await dataOf(await set(id, change));
    await shop.work();
    expect((await shop.documentOf(buyer, id)).revisions).toHaveLength(1);
  }
  expect(await shop.binderOf(buyer, { search: 'HEAD' })).toMatchObject({ total: 2 });
  expect((await shop.binderOf(buyer, { search: 'k-7' })).documents).toMatchObject([{ title: 'Cleaning' }]);
  // Said twice, it is written down once.
  await dataOf(await set(cleaning));
  const { records } = await shop.documentOf(buyer, cleaning);
  expect(records.filter(({ kind }) => kind === 'described')).toHaveLength(1);
});

test('is refused to anybody else, after a refund, while the order is being made, and where it cannot be printed', async () => {
  const unknown = [404, 'NOT_FOUND', problems['binder.not-found'].message];
  const other = await shop.buyer(`other${people}@example.com`);
  expect(await refusalOf(await set(cooling, {}, other))).toEqual(unknown);
  expect((await set(cooling, { number: '\u{13000}' })).status).toBe(422);
  expect((await set(cooling, { number: 'x'.repeat(binder.numberLength + 1) })).status).toBe(400);
  expect((await set(cooling, { name: ' ' })).status).toBe(400);
  await dataOf(await buyer.post('regenerateOrder', { orderId }));
  expect(await refusalOf(await set(cooling))).toEqual([
    409,
    'CONFLICT',
    `Cooling: ${problems['binder.number-being-printed'].message}`,
  ]);
  expect(await shop.documentOf(buyer, cooling)).toMatchObject({ number: '', owner: '' });
  await shop.work();
  await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
  expect(await refusalOf(await set(cooling))).toEqual(unknown);
});
