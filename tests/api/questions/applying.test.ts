import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PizZip from 'pizzip';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedFiles } from '#server/db/schema/files.ts';
import { orders } from '#server/db/schema/orders.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { generation } from '#server/modules/generation/generation-limits.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { OrderVersion } from '#shared/contract/order.ts';
import type { OrderQuestions } from '#shared/contract/question.ts';
import { orderVersions } from '#shared/limits/order-versions.ts';
import { problems } from '#shared/problems.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { findUnfinishedDocuments } from '#tests/support/database/invariants/documents.ts';
import { findBadFiles } from '#tests/support/database/invariants/files.ts';
import {
  contacts,
  coolerLimit,
  createQuestions,
  letAsk,
  openingHours,
} from '#tests/support/shop/ask-questions.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { createWatchedEngine } from '#tests/support/template-engine/watched-engine.ts';

const { templateEngine, takeFills } = createWatchedEngine();
const shop = await createGenerationShop({ templateEngine, converter: createFakeConverter({ pageCount: 1 }) });
const { db, config } = shop.services;
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cooling' },
  { name: 'Plan' },
  { name: 'Plain' },
]);

beforeAll(async () => {
  await createQuestions(shop.asAdmin, coolerLimit, openingHours, contacts);
  const [cooling = 0, plan = 0] = bundle.documentIdList;
  await letAsk(db, cooling, ['cooler_limit', 'opening_hours']);
  await letAsk(db, plan, ['cooler_limit', 'emergency_contacts']);
});

let people = 0;
let buyer: Buyer;
let orderId = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`buyer${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.generate();
  takeFills();
});

const answer = async (answers: Record<string, unknown>) =>
  dataOf(await buyer.post('setCustomerAnswers', { answers }));
const apply = () => buyer.post('applyOrderAnswers', { orderId });
const outdated = async () =>
  (await dataOf<OrderQuestions>(await buyer.get('getOrderQuestions', { orderId }))).outdated.map(
    ({ name }) => name,
  );
const filesOf = async () => {
  const items = await shop.itemsOf(buyer, orderId);
  return Object.fromEntries(items.map(({ name, previewImagePath }) => [name, previewImagePath]));
};
const filled = () => Object.fromEntries(takeFills().map(({ title, answers }) => [title, answers]));
const versions = async () =>
  (await dataOf<OrderVersion[]>(await buyer.get('getCustomerOrderVersions', { orderId }))).map(
    ({ number, documentCount, isCurrent, businessName }) => [number, documentCount, isCurrent, businessName],
  );
const zipOf = async (version?: number) => {
  const { url } = await dataOf<{ url: string }>(await buyer.get('getOrderZipUrl', { orderId, version }));
  const zip = new PizZip(Buffer.from(await (await shop.fetch(url)).arrayBuffer()), { checkCRC32: true });
  return Object.keys(zip.files).toSorted();
};
const rename = (name: string) =>
  buyer.post('setCustomerBusinessDetails', { name, street: 's', city: 'c', state: 'st', zipCode: 'z' });
const refusal = (key: keyof typeof problems) => [409, 'CONFLICT', problems[key].message];
const ALL = ['PDF/Cooling.pdf', 'PDF/Plain.pdf', 'PDF/Plan.pdf'].flatMap((path) => [
  path,
  path.replace('PDF', 'Word').replace('pdf', 'docx'),
]);

describe('answers that changed', () => {
  test('make again the documents that print them, and leave the others with their files', async () => {
    const before = await filesOf();
    await answer({ opening_hours: '9 to 5' });
    expect(await outdated()).toEqual(['Cooling']);
    expect(await dataOf(await apply())).toEqual({ restarted: 1 });
    expect((await shop.itemsOf(buyer, orderId)).map(({ status }) => status)).toEqual([
      'GENERATING',
      'GENERATED',
      'GENERATED',
    ]);
    await shop.generate();
    const fills = takeFills();
    expect(fills.map(({ title, answers, register }) => [title, answers, register?.revision])).toEqual([
      ['Cooling', { opening_hours: '9 to 5' }, 2],
    ]);
    const after = await filesOf();
    expect(after).toEqual({ ...before, Cooling: expect.any(String) as string });
    expect(after['Cooling']).not.toBe(before['Cooling']);
    expect(await outdated()).toEqual([]);
  });

  test('are one new version, whole like the one before', async () => {
    await answer({ cooler_limit: 38, emergency_contacts: [{ name: 'Ada' }] });
    expect(await outdated()).toEqual(['Cooling', 'Plan']);
    await dataOf(await apply());
    await shop.generate();
    expect(filled()).toEqual({
      Cooling: { cooler_limit: 38 },
      Plan: { cooler_limit: 38, emergency_contacts: [{ name: 'Ada' }] },
    });
    expect(await versions()).toEqual([
      [2, 3, true, 'Lee Bakery'],
      [1, 3, false, 'Lee Bakery'],
    ]);
    for (const version of [undefined, 1, 2]) expect(await zipOf(version)).toEqual(ALL.toSorted());
  });

  test('are those whose effect is another: the default as an answer changes nothing', async () => {
    await answer({ cooler_limit: 41 });
    expect(await outdated()).toEqual([]);
    expect(await refusalOf(await apply())).toEqual(refusal('order.answers-unchanged'));
    await answer({ cooler_limit: 40 });
    await dataOf(await apply());
    await shop.generate();
    await answer({ cooler_limit: null });
    expect(await outdated()).toEqual(['Cooling', 'Plan']);
  });

  test('go into documents that show the same business as those beside them', async () => {
    await rename('Lee & Daughters');
    await answer({ cooler_limit: 38 });
    await dataOf(await apply());
    await shop.generate();
    for (const { values } of takeFills()) expect(values.business_name).toBe('Lee Bakery');
    shop.clock.advance(generation.regenerations[0].windowMs);
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    await shop.generate();
    const fills = takeFills();
    expect(fills).toHaveLength(3);
    for (const { values } of fills) expect(values.business_name).toBe('Lee & Daughters');
  });

  test('are taken over by whoever has the order made again, and by the next order', async () => {
    await answer({ cooler_limit: 38 });
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    await shop.generate();
    expect(filled()).toEqual({ Cooling: { cooler_limit: 38 }, Plan: { cooler_limit: 38 } });
    expect(await outdated()).toEqual([]);
    orderId = await shop.buy(buyer, bundle.stripePriceId);
    await shop.generate();
    expect(filled()).toMatchObject({ Plan: { cooler_limit: 38 } });
    expect(await outdated()).toEqual([]);
  });

  test('wait while documents are being made, and are refused by an order that is closed', async () => {
    await answer({ cooler_limit: 38 });
    await dataOf(await apply());
    expect(await refusalOf(await apply())).toEqual(refusal('order.still-generating'));
    await shop.generate();
    await answer({ cooler_limit: 39 });
    await db.update(orders).set({ closedBy: 'dispute' }).where(eq(orders.id, orderId));
    expect(await refusalOf(await apply())).toEqual(refusal('order.closed'));
  });

  test('are taken over ten times an hour, together with everything that is made again', async () => {
    for (let time = 0; time < generation.regenerations[0].count; time += 1) await apply();
    await answer({ cooler_limit: 38 });
    expect((await apply()).status).toBe(429);
    expect((await buyer.post('regenerateOrder', { orderId })).status).toBe(429);
  });
});

const applyAnswer = async (limit: number) => {
  shop.clock.advance(generation.regenerations[0].windowMs);
  await answer({ cooler_limit: limit });
  await dataOf(await apply());
  await shop.generate();
};

describe('files that two versions share', () => {
  test('stay when the older version goes', async () => {
    for (let version = 0; version <= orderVersions.earlierKept; version += 1) await applyAnswer(30 + version);
    const kept = await versions();
    expect([kept.length, kept.at(-1)?.[0]]).toEqual([orderVersions.earlierKept + 1, 2]);
    expect((await zipOf(2)).length).toBe(ALL.length);
    expect((await zipOf()).length).toBe(ALL.length);
    expect(await findUnfinishedDocuments(db)).toEqual([]);
    expect(await findBadFiles(db, shop.services.storage)).toEqual([]);
  });

  test('are made again for both, once one is lost', async () => {
    await applyAnswer(38);
    const { Plain: path } = await filesOf();
    const pdf = (path ?? '').replace(/jpg$/, 'pdf');
    const [row] = await db.select().from(storedFiles).where(eq(storedFiles.path, pdf));
    if (!row) throw new Error(`There is no ${pdf}.`);
    await rm(join(config.dataDir, 'files', objectKeyOf(row)));
    expect(
      (await shop.fetch(signInlineUrl(shop.services, { bucket: PREVIEW_BUCKET, path: pdf }, 60))).status,
    ).toBe(409);
    await shop.generate();
    for (const version of [undefined, 1, 2]) expect(await zipOf(version)).toEqual(ALL.toSorted());
    expect((await filesOf())['Plain']).not.toBe(path);
  });
});

test('what was bought goes on being filled with a question that was archived since', async () => {
  const hours = { ...openingHours, key: 'closing_hours' };
  const [made] = await createQuestions(shop.asAdmin, hours);
  const old = await shop.sellDocuments('Old', [{ name: 'Old' }]);
  const [templateId = 0] = old.documentIdList;
  await letAsk(db, templateId, ['closing_hours']);
  orderId = await shop.buy(buyer, old.stripePriceId);
  await shop.asAdmin.post('deleteProduct', { id: old.id });
  await shop.asAdmin.post('archiveDocument', { id: templateId });
  await dataOf(await shop.asAdmin.post('archiveQuestion', { id: made?.id }));
  await shop.generate();
  await answer({ closing_hours: 'at ten' });
  takeFills();
  await dataOf(await apply());
  await shop.generate();
  expect(takeFills()).toMatchObject([{ questions: [hours], answers: { closing_hours: 'at ten' } }]);
});
