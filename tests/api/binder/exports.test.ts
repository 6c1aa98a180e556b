import { beforeEach, describe, expect, test } from 'vitest';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import type { ExportLink } from '#shared/contract/binder-files.ts';
import { problems } from '#shared/problems.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { bytesOf, dataOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';
import { eq } from 'drizzle-orm';

const printed: string[][] = [];
const shop = await createBinderShop({
  converter: createFakeConverter({
    pageCount: 1,
    onPdf: (docx) => void printed.push(paragraphsOf(readPackage(docx).xml('word/document.xml'))),
  }),
});
const FORMULA = '=HYPERLINK("https://evil.example","Cooling")';
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cooling' },
  { name: 'Cleaning' },
  { name: FORMULA },
]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
});

const idOf = async (title: string) =>
  (await shop.binderOf(buyer)).documents.find((document) => document.title === title)?.id ?? 0;
const approve = async (title: string) => {
  await dataOf(await shop.approve(buyer, [await idOf(title)]));
  await shop.work();
};
const urlOf = async (format: string) =>
  (await dataOf<ExportLink>(await buyer.get('getMasterListUrl', { format }))).url;
const sheetOf = (workbook: Buffer) => readPackage(workbook).xml('xl/worksheets/sheet1.xml');
const rowsOf = (sheet: string) =>
  [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c [^>]*?(?:\/>|>.*?<\/c>)/gs)].map(([cell]) => cell.replaceAll(/<[^>]*>/g, '')),
  );

const inDays = (day: string) => String((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000);
const urlOfZip = async () => (await dataOf<{ url: string }>(await buyer.get('getBinderZipUrl'))).url;

describe('the master list', () => {
  test('as a workbook has each document with its revision, state, days and hash', async () => {
    await approve('Cooling');
    const { today } = await shop.binderOf(buyer);
    const answer = await shop.fetch((await urlOf('xlsx')) ?? '');
    expect(answer.headers.get('content-disposition')).toContain(`Master list of documents, ${today}.xlsx"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const [head, ...rows] = rowsOf(sheetOf(await bytesOf(answer)));
    expect(head).toEqual([
      'Number',
      'Title',
      'Revision',
      'State',
      'Owner',
      'Effective',
      'Next review',
      'Approved by',
      'Bundle',
      'SHA-256 of the PDF',
    ]);
    const [revision] = (await shop.documentOf(buyer, await idOf('Cooling'))).revisions;
    const cooling = rows.find((row) => row[1] === 'Cooling') ?? [];
    expect(cooling.slice(1, 6)).toEqual(['Cooling', '1', 'In force', '', inDays(today)]);
    expect(cooling.slice(7)).toEqual(['Ada Byron, Manager', 'Kitchen', revision?.files[0]?.sha256]);
    expect(rows.find((row) => row[1] === 'Cleaning')?.slice(2, 8)).toEqual(['1', 'Draft', '', '', '', '']);
  });

  test('has no formula, whatever a document is called', async () => {
    const sheet = sheetOf(await bytesOf(await shop.fetch((await urlOf('xlsx')) ?? '')));
    expect(sheet).toContain('>=HYPERLINK(');
    expect(sheet).not.toMatch(/<f[ >]/);
  });

  test('as a PDF is made once for as long as nothing changes', async () => {
    printed.length = 0;
    expect(await urlOf('pdf')).toBeNull();
    expect(await urlOf('pdf')).toBeNull();
    await shop.work();
    expect(printed).toHaveLength(1);
    expect(printed[0]?.slice(0, 2)).toEqual([
      'Master list of documents',
      expect.stringMatching(/^Lee Bakery · \w+ \d+, \d{4} · 3 documents$/),
    ]);
    const answer = await shop.fetch((await urlOf('pdf')) ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Lee Bakery, Master list/,
    );
    await approve('Cooling');
    expect(await urlOf('pdf')).toBeNull();
    await shop.work();
    const kept = await shop.services.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.bucket, 'binder_exports'));
    expect(kept.filter(({ ownerId }) => ownerId === buyer.id)).toHaveLength(1);
  });

  test('is nobody else’s: a link is good for the one binder it was made for', async () => {
    const other = await shop.buyer(`other${people}@example.com`);
    const url = (await urlOf('xlsx')) ?? '';
    expect((await shop.fetch(url.replace(buyer.id, other.id))).status).toBe(403);
    expect((await shop.fetch(url.replace('master-lists', 'zips').replace('.xlsx', '.zip'))).status).toBe(403);
    shop.clock.advance(3_600_000);
    expect((await shop.fetch(url)).status).toBe(403);
  });
});

describe('the ZIP of a binder', () => {
  test('has what is in force, drafts apart, and the master list', async () => {
    await approve('Cooling');
    await buyer.post('setCustomerBusinessDetails', { ...BUSINESS, street: '9 New Street' });
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    await shop.work();
    const answer = await shop.fetch(await urlOfZip());
    expect(answer.headers.get('content-disposition')).toMatch(/filename="Lee Bakery, binder, [\d-]+\.zip"/);
    const { names, bytes } = readPackage(await bytesOf(answer));
    expect(names).toEqual([
      'Master list of documents.xlsx',
      'PDF/Cooling, revision 1.pdf',
      'Word/Cooling, revision 1.docx',
      'Drafts/PDF/=HYPERLINK(_https___evil.example_,_Cooling_), revision 2.pdf',
      'Drafts/Word/=HYPERLINK(_https___evil.example_,_Cooling_), revision 2.docx',
      'Drafts/PDF/Cleaning, revision 2.pdf',
      'Drafts/Word/Cleaning, revision 2.docx',
      'Drafts/PDF/Cooling, revision 2.pdf',
      'Drafts/Word/Cooling, revision 2.docx',
    ]);
    expect(rowsOf(sheetOf(bytes('Master list of documents.xlsx')))).toHaveLength(4);
  });

  test('of some documents has their files alone, and none of another binder', async () => {
    const other = await shop.buyer(`other${people}@example.com`);
    const ids = [await idOf('Cooling'), await idOf('Cleaning')];
    const { url } = await dataOf<{ url: string }>(await buyer.get('getBinderZipUrl', { ids }));
    const answer = await shop.fetch(url);
    expect(answer.headers.get('content-disposition')).toContain('filename="Selected documents.zip"');
    expect(readPackage(await bytesOf(answer)).names).toEqual([
      'Drafts/PDF/Cleaning, revision 1.pdf',
      'Drafts/Word/Cleaning, revision 1.docx',
      'Drafts/PDF/Cooling, revision 1.pdf',
      'Drafts/Word/Cooling, revision 1.docx',
    ]);
    const [first = 0, second = 0] = ids;
    expect((await shop.fetch(url.replace(`${first}-${second}`, String(first)))).status).toBe(403);
    const theirs = await dataOf<{ url: string }>(await other.get('getBinderZipUrl', { ids }));
    expect((await shop.fetch(theirs.url)).status).toBe(404);
    expect((await buyer.get('getBinderZipUrl', { ids: [] })).status).toBe(400);
  });

  test('has nothing of an order that was refunded, nor of what was withdrawn', async () => {
    await approve('Cooling');
    await dataOf(
      await buyer.post('withdrawDocuments', { ids: [await idOf('Cooling')], name: 'Ada', reason: 'Closed' }),
    );
    const { names } = readPackage(await bytesOf(await shop.fetch(await urlOfZip())));
    expect(names.filter((name) => name.includes('Cooling, '))).toEqual([]);
    const url = await urlOfZip();
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    const refused = await shop.fetch(url);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain(problems['binder.empty'].message);
  });

  test('holds two documents of one name apart', async () => {
    const { db } = shop.services;
    await db
      .update(binderDocuments)
      .set({ title: 'Cooling', number: 'HACCP-1' })
      .where(eq(binderDocuments.customerId, buyer.id));
    const { names } = readPackage(await bytesOf(await shop.fetch(await urlOfZip())));
    expect(names.filter((name) => name.startsWith('Drafts/PDF'))).toEqual([
      'Drafts/PDF/HACCP-1 Cooling, revision 1.pdf',
      'Drafts/PDF/HACCP-1 Cooling, revision 1 (2).pdf',
      'Drafts/PDF/HACCP-1 Cooling, revision 1 (3).pdf',
    ]);
  });
});
