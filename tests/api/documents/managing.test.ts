import { describe, expect, test } from 'vitest';
import { productTemplates, products } from '#server/db/schema/catalog.ts';
import { guardDocx } from '#office/guard-docx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { testFill } from '#server/modules/templates/template-limits.ts';
import { findSoldVersion } from '#server/modules/templates/template-version-repo.ts';
import { sweepTemplates } from '#server/modules/templates/sweep-templates.ts';
import { makeExample } from '#server/modules/templates/sample/examples/make-example.ts';
import { placeholderKeys } from '#shared/placeholders.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createDocumentsShop, docxFile, formOf, xlsxFile } from '#tests/support/templates/documents-shop.ts';
import { shopInspection } from '#tests/support/office/shop-inspection.ts';

const converter = createFakeConverter({
  onPdf: (docx) => {
    if (readPackage(docx).xml('word/document.xml').includes('poison'))
      throw new ConversionError('document', 'This one is poisonous.');
  },
});
const shop = await createDocumentsShop({ converter });
const { db } = shop.services;
const docx = (text: string) => buildDocx({ body: p(text) });
const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
const workbook = (text: string) => buildXlsx({ strings: [text], rows: row });

const addDocument = async (name: string, text = '{{city}}') => {
  const { ids } = await shop.upload(docxFile(`${name}.docx`, docx(text)));
  await shop.finishJobs();
  return ids[0] ?? 0;
};
const find = async (id: number) => (await shop.documents()).find((document) => document.id === id);
const replace = (id: number, text: string) =>
  shop.send('replaceDocument', formOf([docxFile('New.docx', docx(text))], { id: String(id) }));
const attach = (id: number, text: string, name = 'Checklist.xlsx') =>
  shop.send('uploadWorkbook', formOf([xlsxFile(name, workbook(text))], { id: String(id) }));

describe('the list of documents', () => {
  test('has the newest first, with what is to be known of each', async () => {
    const first = await addDocument('Older', 'no placeholder');
    shop.clock.advance(1000);
    const second = await addDocument('Newer');
    expect((await shop.documents()).map(({ id }) => id)).toEqual([second, first]);
    expect((await find(first))?.findings).toMatchObject([{ severity: 'warning', code: 'no-placeholder' }]);
  });

  test('tells in which products on sale a document is', async () => {
    const id = await addDocument('Used');
    const createdAt = shop.clock.now();
    const rows = await db
      .insert(products)
      .values([
        { name: 'Kitchen bundle', slug: 'kitchen', priceInCents: 100, createdAt },
        { name: 'Old bundle', slug: 'old', priceInCents: 100, createdAt, archivedAt: createdAt },
      ])
      .returning({ id: products.id });
    await db
      .insert(productTemplates)
      .values(rows.map((product) => ({ productId: product.id, templateId: id, position: 0 })));
    expect((await find(id))?.usedIn).toEqual([{ id: rows[0]?.id, name: 'Kitchen bundle' }]);
    expect(await shop.tell('archiveDocument', { id })).toMatchObject({
      status: 409,
      message: '“Used” is part of “Kitchen bundle”. Take it out of there first.',
    });
  });
});

describe('a document', () => {
  test('can be renamed, archived and brought back', async () => {
    const id = await addDocument('Named');
    await shop.tell('renameDocument', { id, name: '  Called otherwise ' });
    expect((await find(id))?.name).toBe('Called otherwise');
    expect((await shop.tell('renameDocument', { id, name: ' ' })).status).toBe(400);
    await shop.tell('archiveDocument', { id });
    expect(await find(id)).toBeUndefined();
    expect((await shop.tell('renameDocument', { id, name: 'x' })).status).toBe(404);
    expect((await replace(id, '{{city}}')).status).toBe(404);
    await shop.tell('restoreDocument', { id });
    expect((await find(id))?.name).toBe('Called otherwise');
    for (const call of ['archiveDocument', 'restoreDocument', 'retryDocument', 'removeWorkbook'])
      expect((await shop.tell(call, { id: 999_999 })).status).toBe(404);
  });

  test('is replaced by a new version only once that is complete', async () => {
    const id = await addDocument('Replaced');
    const before = await find(id);
    expect(await replace(id, 'New: {{city}}')).toMatchObject({ status: 200, ids: [id] });
    expect(await find(id)).toEqual({ ...before, newer: { version: 2, status: 'processing', reasons: [] } });
    await shop.finishJobs();
    const after = await find(id);
    expect(after).toMatchObject({ version: 2, name: 'Replaced', newer: null });
    expect(after?.previewPdfUrl).not.toBe(before?.previewPdfUrl);
    expect((await shop.fetch(before?.previewPdfUrl ?? '')).status).toBe(200);
  });

  test('goes on being sold as it was when its new version fails', async () => {
    const id = await addDocument('Kept');
    await replace(id, 'poison {{city}}');
    await shop.finishJobs();
    expect(await find(id)).toMatchObject({
      version: 1,
      newer: { version: 2, status: 'failed', reasons: ['This one is poisonous.'] },
    });
    expect(await shop.failures([id])).toEqual([]);
  });

  test('takes no new version that an upload would refuse', async () => {
    const id = await addDocument('Guarded');
    const before = await shop.everythingWritten();
    expect(await replace(id, '{{cityy}}')).toMatchObject({
      status: 422,
      message: expect.stringContaining('did you mean {{city}}?'),
    });
    expect((await replace(999_999, '{{city}}')).status).toBe(404);
    const wrongFields: Record<string, string>[] = [{}, { id: 'x' }, { id: '0' }, { id: '1e3' }];
    for (const fields of wrongFields)
      expect(
        (await shop.send('replaceDocument', formOf([docxFile('a.docx', docx('x'))], fields))).status,
      ).toBe(400);
    expect((await shop.send('replaceDocument', formOf([], { id: String(id) }))).status).toBe(400);
    expect(await shop.everythingWritten()).toEqual(before);
  });
});

describe('the workbook of a document', () => {
  test('makes a version of its own, so that what was bought stays as it was', async () => {
    const id = await addDocument('With workbook');
    const bought = await findSoldVersion(db, id);
    expect(await attach(id, 'In {{city}}')).toMatchObject({ status: 200, ids: [id] });
    expect(await find(id)).toMatchObject({ workbook: 'Checklist.xlsx', version: 2 });
    expect(await findSoldVersion(db, id)).toMatchObject({
      samplePdfPath: bought?.samplePdfPath,
      sourcePath: bought?.sourcePath,
    });
    await replace(id, 'Newer {{city}}');
    expect((await attach(id, '{{city}}')).status).toBe(409);
    await shop.finishJobs();
    expect(await find(id)).toMatchObject({ workbook: 'Checklist.xlsx', version: 3 });
    await shop.tell('removeWorkbook', { id });
    expect(await find(id)).toMatchObject({ workbook: null, version: 4 });
    await shop.tell('removeWorkbook', { id });
    expect(await find(id)).toMatchObject({ version: 4 });
    expect(bought?.workbookPath).toBeNull();
  });

  test('is refused like a document would be', async () => {
    const id = await addDocument('Without workbook');
    const before = await shop.everythingWritten();
    expect((await attach(id, '{{cityy}}')).message).toContain('did you mean {{city}}?');
    expect((await attach(id, '{{city}}', 'book.xls')).status).toBe(422);
    const disguised = formOf([xlsxFile('book.xlsx', docx('x'))], { id: String(id) });
    expect((await shop.send('uploadWorkbook', disguised)).message).toContain('holds no Excel workbook');
    expect(await shop.everythingWritten()).toEqual(before);
  });
});

describe('a test fill', () => {
  test('shows a document with sample or own details, for a day', async () => {
    const id = await addDocument('Tried', '{{city}} {{business_name}}');
    await attach(id, '{{business_name}}');
    const asked = await shop.askForTestFill({ id, values: { city: 'Utrecht' } });
    expect(asked).toMatchObject({ status: 'processing', pages: [], pdfUrl: null });
    await shop.finishJobs();
    const done = await shop.getTestFill(asked.id);
    expect(done).toMatchObject({ status: 'complete', reason: null });
    expect(done.pages).toHaveLength(4);
    const download = async (url: string | null) =>
      new Uint8Array(await (await shop.fetch(url ?? '')).arrayBuffer());
    const filled = readPackage(await download(done.docxUrl)).xml('word/document.xml');
    expect(filled).toContain('Utrecht Harborview Kitchens');
    expect(readPackage(await download(done.xlsxUrl)).xml('xl/sharedStrings.xml')).toContain('Harborview');
    expect((await shop.fetch(done.pages[0]?.src ?? '')).headers.get('content-type')).toBe('image/jpeg');
    expect((await shop.fetch((done.pdfUrl ?? '').replace(/\?.*/, ''))).status).toBe(403);

    shop.clock.advance(testFill.keepMs + 1);
    await sweepTemplates(shop.services, new AbortController().signal);
    await shop.signInAdmin();
    expect((await shop.ask('getTestFill', { id: asked.id })).status).toBe(404);
    const { keys } = await shop.everythingWritten();
    await shop.finishJobs();
    expect(keys.some((key) => key.startsWith('test_fills/'))).toBe(true);
    expect((await shop.everythingWritten()).keys.some((key) => key.startsWith('test_fills/'))).toBe(false);
  });
});

test('the sample template is an honest document with every placeholder', async () => {
  const answer = await shop.fetch('/api/admin/sampleTemplate.docx');
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Sample template.docx"');
  const file = new Uint8Array(await answer.arrayBuffer());
  expect(await guardDocx(file)).toBeUndefined();
  const { findings, placeholders } = inspectDocx(file, shopInspection);
  expect(findings).toEqual([]);
  expect([...new Set(placeholders.map(({ key }) => key))].toSorted()).toEqual(placeholderKeys.toSorted());
});

test('an example is downloaded by its name, and no other name leads anywhere', async () => {
  const answer = await shop.fetch('/api/admin/exampleTemplates/rows-of-a-workbook.xlsx');
  expect(answer.headers.get('content-disposition')).toContain('filename="rows-of-a-workbook.xlsx"');
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(
    new Uint8Array(makeExample('rows-of-a-workbook.xlsx') ?? []),
  );
  for (const name of ['constructor', 'rows-of-a-workbook.docx', '..%2Fsample-logo.png'])
    expect((await shop.fetch(`/api/admin/exampleTemplates/${name}`)).status).toBe(404);
});
