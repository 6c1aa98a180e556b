import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedFiles } from '#server/db/schema/files.ts';
import { type readers, signedSheets } from '#server/db/schema/binder/readers.ts';
import { verifyAcknowledgements } from '#server/modules/readers/records/verify-acknowledgements.ts';
import type { ExportLink } from '#shared/contract/binder-files.ts';
import type { AttachedSheet, DocumentReaders, SignedSheet } from '#shared/contract/reading/evidence.ts';
import { SIGNED_SHEET_PATH } from '#shared/reading/evidence-forms.ts';
import { signedSheetLimits } from '#shared/limits/signed-sheet.ts';
import { problems } from '#shared/problems.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { seedAcknowledgement, seedReaders } from '#tests/support/database/seed-readers.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { bytesOf, dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';

const printed: string[] = [];
const shop = await createBinderShop({
  converter: createFakeConverter({
    pageCount: 1,
    onPdf: (docx) => void printed.push(readPackage(docx).xml('word/document.xml')),
  }),
});
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);
const { db } = shop.services;

let people = 0;
let buyer: Buyer;
let documentId = 0;
let draftId = 0;
let listed: (typeof readers.$inferSelect)[] = [];
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`sheets${people}@example.com`);
  await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  const { documents } = await shop.binderOf(buyer);
  documentId = documents.find(({ title }) => title === 'Cooling')?.id ?? 0;
  draftId = documents.find(({ title }) => title === 'Cleaning')?.id ?? 0;
  await dataOf(await shop.approve(buyer, [documentId]));
  await shop.work();
  listed = await seedReaders(db, {
    customerId: buyer.id,
    people: [{ name: 'Ada' }, { name: 'Bo', role: 'Cook' }],
    documentIds: [documentId],
  });
});

const readersOf = async (from = buyer) =>
  dataOf<DocumentReaders>(await from.get('getDocumentReaders', { documentId }));
const idsOf = (...names: string[]) => listed.filter(({ name }) => names.includes(name)).map(({ id }) => id);

type Sent = { file?: Uint8Array | null; name?: string; field?: string; sheet?: object; from?: Buyer };
const attach = async ({
  file = makePdf(),
  name = 'scan.pdf',
  field = 'File',
  sheet = {},
  from = buyer,
}: Sent = {}) => {
  const body = new FormData();
  if (file) body.append(field, new File([new Uint8Array(file)], name));
  body.append(
    'sheet',
    JSON.stringify({ documentId, revision: 1, readerIds: idsOf('Ada'), otherNames: [], ...sheet }),
  );
  return shop.fetch(SIGNED_SHEET_PATH, { method: 'POST', headers: await from.headers(), body });
};
const attached = async (sent: Sent = {}) => {
  const answer = await attach(sent);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as AttachedSheet;
};
const refused = async (sent: Sent) => {
  const answer = await attach(sent);
  const { message } = (await answer.json()) as { message: string };
  return [answer.status, message];
};
const messageOf = (key: keyof typeof problems) => problems[key].message;
const isNothingKept = async () => {
  const rows = await db.select().from(signedSheets).where(eq(signedSheets.customerId, buyer.id));
  const files = await db
    .select()
    .from(storedFiles)
    .where(sql`${storedFiles.bucket} = 'signed_sheets' and ${storedFiles.ownerId} = ${buyer.id}`);
  return rows.length + files.length === 0;
};

const sheetOf = (input: object = {}, from = buyer) => from.get('getSignOffSheet', { documentId, ...input });

describe('a sign-off sheet', () => {
  test('has a row with room to sign for each who has not read the document, and empty ones', async () => {
    const [ada] = listed;
    if (ada) await seedAcknowledgement(shop.services, { reader: ada, documentId });
    expect((await dataOf<ExportLink>(await sheetOf({ paper: 'a4' }))).url).toBeNull();
    await shop.work();
    const xml = printed.at(-1) ?? '';
    expect(xml).toContain('Sign-off sheet, Cooling, revision 1');
    expect(xml).toContain('I have read and understood this document.');
    expect(xml).toContain('>Bo<');
    expect(xml).not.toContain('>Ada<');
    expect(xml.match(/<w:trHeight w:val="600" w:hRule="atLeast"\/>/g)).toHaveLength(9);
    expect(xml).toContain('<w:pgSz w:w="11906" w:h="16838"/>');
    expect(xml).toContain('<w:tblHeader/>');
    const { url } = await dataOf<ExportLink>(await sheetOf({ paper: 'a4' }));
    expect((await shop.fetch(url ?? '')).headers.get('content-type')).toBe('application/pdf');
    expect((await dataOf<ExportLink>(await sheetOf({ paper: 'letter' }))).url).toBeNull();
  });

  test('is not made of what is not in force, nor for anybody else', async () => {
    expect((await sheetOf({ documentId: draftId })).status).toBe(409);
    const other = await shop.buyer(`curious${people}@example.com`);
    expect((await sheetOf({}, other)).status).toBe(404);
  });
});

describe('the scan of a signed sheet', () => {
  test.each([
    ['a PDF', 'application/pdf', async () => makePdf(2)],
    ['a PNG', 'image/png', async () => makePng(80, 60)],
    [
      'a JPEG',
      'image/jpeg',
      async () =>
        sharp({ create: { width: 80, height: 60, channels: 3, background: 'white' } })
          .jpeg()
          .toBuffer(),
    ],
  ])('may be %s; whoever signed it has read the document', async (_kind, type, make) => {
    const file = Buffer.from(await make());
    const { sheetId, ...counts } = await attached({ file, sheet: { readerIds: idsOf('Ada', 'Bo') } });
    expect(counts).toEqual({ recorded: 2, knownBefore: 0 });
    const { readers: shown, sheets } = await readersOf();
    expect(shown.map(({ name, state, read }) => [name, state, read[0]?.how, read[0]?.sheetId])).toEqual([
      ['Ada', 'read', 'signed-sheet', sheetId],
      ['Bo', 'read', 'signed-sheet', sheetId],
    ]);
    const sha256 = createHash('sha256').update(file).digest('hex');
    expect(sheets).toEqual([
      { id: sheetId, revision: 1, attachedAt: expect.any(String), sha256, readers: 2 },
    ]);
    const { records } = await shop.documentOf(buyer, documentId);
    expect(records.slice(-3).map(({ kind, data }) => [kind, data['sha256'] === sha256])).toEqual([
      ['sheet-attached', true],
      ['acknowledged', false],
      ['acknowledged', false],
    ]);
    const { url } = await dataOf<SignedSheet>(await buyer.get('getSignedSheet', { id: sheetId }));
    const answer = await shop.fetch(url);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect((await bytesOf(answer)).equals(file)).toBe(true);
    expect((await verifyAcknowledgements(db)).misfit).toBeUndefined();
  });

  test('keeps who is not on the list: they are put on it; who is on it is found by name', async () => {
    const { recorded } = await attached({
      sheet: { readerIds: [], otherNames: ['bo', 'Cleo Ønskov', 'cleo ønskov'] },
    });
    expect(recorded).toBe(2);
    const { readers: shown } = await readersOf();
    expect(shown.map(({ number, name, state }) => [number, name, state])).toEqual([
      [1, 'Ada', 'not-yet'],
      [2, 'Bo', 'read'],
      [3, 'cleo ønskov', 'read'],
    ]);
  });

  test('changes nothing for who has read it before: the first time counts', async () => {
    const [ada] = listed;
    if (ada) await seedAcknowledgement(shop.services, { reader: ada, documentId });
    expect(await attached({ sheet: { readerIds: idsOf('Ada', 'Bo') } })).toMatchObject({
      recorded: 1,
      knownBefore: 1,
    });
    expect((await readersOf()).readers[0]?.read[0]?.how).toBe('link');
  });

  test.each([
    ['a text', Buffer.from('<script>alert(1)</script>'), 'sheet.wrong-type', 422],
    ['a page before a PDF', Buffer.concat([Buffer.from('<html>'), makePdf()]), 'sheet.wrong-type', 422],
    ['a cut PNG', Buffer.from(makePng(80, 60)).subarray(0, 60), 'sheet.unreadable', 422],
    ['a broken PDF', Buffer.from('%PDF-1.4 nothing'), 'sheet.unreadable', 422],
    ['a PDF with too many pages', makePdf(signedSheetLimits.maxPages + 1), 'sheet.unreadable', 422],
    [
      'a PDF with a program',
      Buffer.from(
        makePdf()
          .toString('latin1')
          .replace('/Pages 2 0 R', '/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
        'latin1',
      ),
      'sheet.active',
      422,
    ],
    ['more than may be sent', Buffer.alloc(signedSheetLimits.maxBytes + 1, 0x20), 'sheet.too-large', 413],
  ] as const)('is refused if it is %s, and nothing is kept of it', async (_kind, file, key, status) => {
    expect(await refused({ file })).toEqual([status, messageOf(key)]);
    expect(await isNothingKept()).toBe(true);
  });

  test('is refused without a file, and in another field', async () => {
    expect(await refused({ file: null })).toEqual([400, messageOf('sheet.missing')]);
    expect(await refused({ field: 'Other' })).toEqual([400, messageOf('sheet.missing')]);
  });

  test('is refused for revisions that were never in force, people of others, and nobody at all', async () => {
    expect(await refused({ sheet: { documentId: draftId } })).toEqual([
      409,
      messageOf('reading.never-in-force'),
    ]);
    expect(await refused({ sheet: { revision: 2 } })).toEqual([404, messageOf('binder.no-revision')]);
    expect(await refused({ sheet: { readerIds: [999_999] } })).toEqual([404, messageOf('reader.not-found')]);
    expect((await refused({ sheet: { readerIds: [] } }))[0]).toBe(400);
    const other = await shop.buyer(`thief${people}@example.com`);
    expect(await refused({ from: other })).toEqual([404, messageOf('binder.not-found')]);
    expect(await isNothingKept()).toBe(true);
  });

  test('is opened by its owner alone, and not at all without signing in', async () => {
    const { sheetId } = await attached();
    const other = await shop.buyer(`snoop${people}@example.com`);
    expect((await other.get('getSignedSheet', { id: sheetId })).status).toBe(404);
    expect((await other.get('getDocumentReaders', { documentId })).status).toBe(404);
    expect((await shop.fetch(SIGNED_SHEET_PATH, { method: 'POST', body: new FormData() })).status).toBe(401);
  });
});
