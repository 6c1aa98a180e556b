import { beforeEach, describe, expect, test } from 'vitest';
import type { ExportLink } from '#shared/contract/binder-files.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { seedAcknowledgement, seedReaders } from '#tests/support/database/seed-readers.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { bytesOf, dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';

const printed: string[][] = [];
const shop = await createBinderShop({
  converter: createFakeConverter({
    pageCount: 1,
    onPdf: (docx) => void printed.push(paragraphsOf(readPackage(docx).xml('word/document.xml'))),
  }),
});
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);
const FORMULA = '=HYPERLINK("https://evil.example","Ada")';

let people = 0;
let buyer: Buyer;
let ids: Record<string, number> = {};
beforeEach(async () => {
  people += 1;
  printed.length = 0;
  buyer = await shop.buyer(`reading${people}@example.com`);
  await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  const { documents } = await shop.binderOf(buyer);
  ids = Object.fromEntries(documents.map(({ title, id }) => [title, id]));
  await dataOf(await shop.approve(buyer, [idOf('Cooling')]));
  await shop.work();
});
const idOf = (title: string) => ids[title] ?? 0;

const exportOf = async (scope: object, format: string, from = buyer) =>
  from.get('getReadingExport', { scope, format });
const urlOf = async (scope: object, format: string) =>
  (await dataOf<ExportLink>(await exportOf(scope, format))).url ?? '';
const fetchCsv = async (scope: object) =>
  (await bytesOf(await shop.fetch(await urlOf(scope, 'csv')))).toString().split('\r\n');
const sheetOf = async (scope: object) =>
  readPackage(await bytesOf(await shop.fetch(await urlOf(scope, 'xlsx')))).xml('xl/worksheets/sheet1.xml');
const matrix = { of: 'matrix' };

const seed = (names: string[], dueOn: string | null = null) =>
  seedReaders(shop.services.db, {
    customerId: buyer.id,
    people: names.map((name) => ({ name, role: 'Cook' })),
    documentIds: [idOf('Cooling'), idOf('Cleaning')],
    dueOn,
  });

describe('the matrix of who has read what', () => {
  test('is exported as it stands: read, not yet, overdue, not in force', async () => {
    const [ada] = await seed(['Ada', 'Bo'], '2020-01-01');
    if (ada) await seedAcknowledgement(shop.services, { reader: ada, documentId: idOf('Cooling') });
    const [head, ...rows] = await fetchCsv(matrix);
    expect(head).toBe('\ufeffReader No.,Name,Role,"Cleaning, revision 1","Cooling, revision 1"');
    expect(rows).toEqual(['1,Ada,Cook,Not in force,Read', '2,Bo,Cook,Not in force,"Not yet, overdue"', '']);
  });

  test('keeps names in sight beside the head of its workbook', async () => {
    await seed(['Ada']);
    const sheet = await sheetOf(matrix);
    expect(sheet).toContain('<pane xSplit="2" ySplit="1" topLeftCell="C2" activePane="bottomRight"');
    expect(sheet).toContain('>Cooling, revision 1</t>');
  });

  test('is printed with a legend and a table for every ten documents', async () => {
    await seed(['Ada', 'Bo']);
    expect(await urlOf(matrix, 'pdf')).toBe('');
    await shop.work();
    const lines = printed.at(-1) ?? [];
    expect(lines.slice(0, 2)).toEqual([
      'Who has read what',
      expect.stringMatching(/^Lee Bakery · .* · 2 people, 2 documents$/),
    ]);
    expect(lines).toContain('All documents');
    const answer = await shop.fetch(await urlOf(matrix, 'pdf'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('of one role, or of one bundle, has nobody and nothing else in it', async () => {
    await seed(['Ada']);
    expect(await fetchCsv({ of: 'matrix', role: 'Waiter' })).toEqual(['\ufeffReader No.,Name,Role', '']);
    expect(await fetchCsv({ of: 'matrix', role: 'Cook' })).toHaveLength(3);
    expect(await fetchCsv({ of: 'matrix', orderId: 999_999 })).toHaveLength(2);
  });
});

const refusalOf = async (scope: object, from: Buyer) => {
  const answer = await exportOf(scope, 'csv', from);
  return [answer.status, (await answer.text()).includes('not')];
};

describe('what is recorded of one person or one document', () => {
  test('has a line for each reading with its hashes, and for each that is owed', async () => {
    const [ada] = await seed(['Ada', 'Bo']);
    if (ada) await seedAcknowledgement(shop.services, { reader: ada, documentId: idOf('Cooling') });
    const [, read = '', owed = ''] = await fetchCsv({ of: 'document', documentId: idOf('Cooling') });
    const [revision] = (await shop.documentOf(buyer, idOf('Cooling'))).revisions;
    expect(read).toMatch(
      /^1,Ada,Cook,,Cooling,1,Read,,[\d-]{10},\S+Z,By a personal link,Ada,I have read and understood this document\.,198\.51\.100\.0\/24,/,
    );
    expect(read).toContain(revision?.files[0]?.sha256);
    expect(read.split(',').slice(-2)).toEqual([
      expect.stringMatching(/^[\da-f]{64}$/),
      expect.stringMatching(/^[\da-f]{64}$/),
    ]);
    expect(owed).toMatch(/^2,Bo,Cook,,Cooling,1,Not yet,,+$/);
    expect(await fetchCsv({ of: 'person', readerId: ada?.id })).toEqual([
      expect.any(String),
      expect.stringMatching(/^1,Ada,Cook,,Cooling,1,Read/),
      expect.stringMatching(/^1,Ada,Cook,,Cleaning,1,Not in force/),
      '',
    ]);
  });

  test('is no formula, whatever people are called', async () => {
    const [reader] = await seed([FORMULA]);
    if (reader) await seedAcknowledgement(shop.services, { reader, documentId: idOf('Cooling') });
    for (const scope of [matrix, { of: 'document', documentId: idOf('Cooling') }]) {
      const [, line = ''] = await fetchCsv(scope);
      expect(line).toMatch(/^1,"'=HYPERLINK\(/);
      const sheet = await sheetOf(scope);
      expect(sheet).toContain('>=HYPERLINK(');
      expect(sheet).not.toMatch(/<f[ >]/);
    }
  });

  test('is called by its subject, and is fetched with one link alone, for an hour', async () => {
    const [ada] = await seed(['Ada']);
    const url = await urlOf({ of: 'person', readerId: ada?.id }, 'xlsx');
    const answer = await shop.fetch(url);
    expect(answer.headers.get('content-disposition')).toContain('Readings of Ada');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const other = await shop.buyer(`other${people}@example.com`);
    expect((await shop.fetch(url.replace(buyer.id, other.id))).status).toBe(403);
    expect((await shop.fetch(url.replace('.xlsx', '.csv'))).status).toBe(403);
    shop.clock.advance(3_600_000);
    expect((await shop.fetch(url)).status).toBe(403);
  });

  test('is nobody else’s, and of nothing that is not there', async () => {
    const [ada] = await seed(['Ada']);
    const other = await shop.buyer(`stranger${people}@example.com`);
    expect(await refusalOf({ of: 'person', readerId: ada?.id }, other)).toEqual([404, true]);
    expect(await refusalOf({ of: 'document', documentId: idOf('Cooling') }, other)).toEqual([404, true]);
    expect(await refusalOf({ of: 'person', readerId: 999_999 }, buyer)).toEqual([404, true]);
  });
});
