import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { records } from '#server/db/schema/binder/records.ts';
import type { readers } from '#server/db/schema/binder/readers.ts';
import { verifyAcknowledgements } from '#server/modules/readers/records/verify-acknowledgements.ts';
import type { ExportLink } from '#shared/contract/binder-files.ts';
import { problems } from '#shared/problems.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { seedAcknowledgement, seedReaders } from '#tests/support/database/seed-readers.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';

const printed: string[][] = [];
const shop = await createBinderShop({
  converter: createFakeConverter({
    pageCount: 1,
    onPdf: (docx) => void printed.push(paragraphsOf(readPackage(docx).xml('word/document.xml'))),
  }),
});
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }]);
const { db } = shop.services;

let people = 0;
let buyer: Buyer;
let documentId = 0;
let reader: typeof readers.$inferSelect;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`proof${people}@example.com`);
  await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  documentId = (await shop.binderOf(buyer)).documents[0]?.id ?? 0;
  await dataOf(await shop.approve(buyer, [documentId]));
  await dataOf(await buyer.post('setTimeZone', { timeZone: 'Europe/Berlin' }));
  await shop.work();
  const [added] = await seedReaders(db, {
    customerId: buyer.id,
    people: [{ name: 'Ada “Countess” Byron' }],
    documentIds: [documentId],
  });
  if (!added) throw new Error('Nobody was added.');
  reader = added;
  printed.length = 0;
});

const ask = (input: object = {}, from = buyer) =>
  from.get('getReadingProof', { readerId: reader.id, documentId, ...input });
const makeProof = async () => {
  expect((await dataOf<ExportLink>(await ask())).url).toBeNull();
  await shop.work();
  return printed[0] ?? [];
};
/** What stands beside a term in the table. */
const factOf = (lines: string[], term: string) => lines[lines.indexOf(term) + 1] ?? '';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the proof that somebody has read a document', () => {
  test('says who, what, when and how, as it was written down', async () => {
    await seedAcknowledgement(shop.services, { reader, documentId, typedName: 'Ada Byron' });
    const lines = await makeProof();
    const [revision] = (await shop.documentOf(buyer, documentId)).revisions;
    expect(lines[2]).toMatch(/^Ada “Countess” Byron stated on .* to have read revision 1 of “Cooling”\.$/);
    expect(factOf(lines, 'Person')).toBe('Ada “Countess” Byron');
    expect(factOf(lines, 'Name as typed')).toBe('Ada Byron');
    expect(factOf(lines, 'SHA-256 of its PDF')).toBe(revision?.files[0]?.sha256);
    expect(factOf(lines, 'Time (UTC)')).toMatch(/^\d{4}-.*Z$/);
    expect(factOf(lines, 'In the time zone of the business')).toContain('(Europe/Berlin)');
    expect(factOf(lines, 'Statement')).toBe('I have read and understood this document.');
    expect(factOf(lines, 'How')).toBe('By a personal link');
    expect(factOf(lines, 'From the first page to the statement')).toBe('4 min 12 s');
    expect(factOf(lines, 'Network')).toBe('198.51.100.0/24');
    const answer = await shop.fetch((await dataOf<ExportLink>(await ask())).url ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('can be recomputed by anybody from what stands on it', async () => {
    await seedAcknowledgement(shop.services, { reader, documentId });
    const lines = await makeProof();
    const person = lines.find((line) => line.startsWith('The person: '))?.replace(/^.*?…: /, '') ?? '';
    expect(sha256(person)).toBe(factOf(lines, 'Hash of the reader'));
    const content = lines.find((line) => line.startsWith('{')) ?? '';
    expect(sha256(`${factOf(lines, 'Hash of the record before')}\n${content}`)).toBe(
      factOf(lines, 'Hash of this record'),
    );
    const [kept] = await db
      .select()
      .from(records)
      .where(eq(records.hash, factOf(lines, 'Hash of this record')));
    expect(String(kept?.position)).toBe(factOf(lines, 'Position in the chain'));
  });

  test('names nobody who was erased, and what is left still fits', async () => {
    await seedAcknowledgement(shop.services, { reader, documentId });
    await makeProof();
    const named = (await dataOf<ExportLink>(await ask())).url ?? '';
    await dataOf(await buyer.post('removeReader', { id: reader.id, erase: true }));
    expect((await shop.fetch(named)).status).toBe(404);
    expect((await verifyAcknowledgements(db)).misfit).toBeUndefined();
    printed.length = 0;
    const lines = await makeProof();
    expect(lines.join('\n')).not.toContain('Countess');
    expect(factOf(lines, 'Person')).toBe('Reader No. 1 (name erased)');
    expect(factOf(lines, 'Salt of that hash')).toBe('Erased');
    expect(factOf(lines, 'Network')).toBe('No longer kept');
  });

  test('is not made of what nobody has read, nor for anybody else', async () => {
    const refused = await ask();
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain(problems['reading.nothing-recorded'].message);
    await seedAcknowledgement(shop.services, { reader, documentId });
    const other = await shop.buyer(`nosy${people}@example.com`);
    expect((await ask({}, other)).status).toBe(404);
    expect((await ask({ revision: 2 })).status).toBe(404);
    expect((await ask({ revision: 1 })).status).toBe(200);
  });
});
