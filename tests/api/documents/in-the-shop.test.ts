import { expect, test } from 'vitest';
import type { AdminProduct, Product, ProductWithDocuments } from '#shared/contract/product.ts';
import { dataOf, pathOf } from '#tests/support/shop/calls.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createDocumentsShop, docxFile, formOf, xlsxFile } from '#tests/support/templates/documents-shop.ts';

const shop = await createDocumentsShop({ converter: createFakeConverter() });
const docx = (text: string) => buildDocx({ body: p(text) });
const ask = async <T>(name: string, input: unknown) =>
  dataOf<T>(await shop.fetch(pathOf('public', name, input)));
const search = async (keyword: string) =>
  (await ask<Product[]>('getProductsByKeyword', keyword)).map(({ name }) => name);

test('whatever happens to a document, its product shows it at once', async () => {
  const { ids } = await shop.upload(docxFile('Oven cleaning.docx', docx('{{city}}')));
  await shop.finishJobs();
  const [id = 0] = ids;
  const { data } = await shop.tell<AdminProduct>('newProduct', {
    name: 'Bakery',
    price: 4900,
    documentIdList: ids,
  });
  await shop.finishJobs();
  const shown = async () =>
    (await ask<ProductWithDocuments>('getProductWithDocuments', data.slug)).documents[0];
  const first = await shown();
  expect(first).toMatchObject({ name: 'Oven cleaning', hasExcel: false });
  expect((await shop.fetch(first?.previewPdfUrl ?? '')).status).toBe(200);
  expect((await shop.fetch(first?.pages[0]?.src ?? '')).status).toBe(200);

  expect(await search('oven')).toEqual(['Bakery']);
  await shop.tell('renameDocument', { id, name: 'Furnace cleaning' });
  expect((await shown())?.name).toBe('Furnace cleaning');
  expect(await search('furnace')).toEqual(['Bakery']);
  expect(await search('oven')).toEqual([]);

  await shop.send('replaceDocument', formOf([docxFile('New.docx', docx('In {{city}}'))], { id: String(id) }));
  expect((await shown())?.previewPdfUrl).toBe(first?.previewPdfUrl);
  await shop.finishJobs();
  const second = await shown();
  expect(second?.previewPdfUrl).not.toBe(first?.previewPdfUrl);
  expect(second?.pages).toHaveLength(first?.pages.length ?? 0);

  const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  const workbook = xlsxFile('Log.xlsx', buildXlsx({ strings: ['{{city}}'], rows: row }));
  await shop.send('uploadWorkbook', formOf([workbook], { id: String(id) }));
  expect((await shown())?.hasExcel).toBe(true);
  await shop.tell('removeWorkbook', { id });
  expect((await shown())?.hasExcel).toBe(false);
});
