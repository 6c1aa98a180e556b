import { describe, expect, test } from 'vitest';
import { pageView as limits } from '#server/modules/templates/template-limits.ts';
import { sweepTemplates } from '#server/modules/templates/sweep-templates.ts';
import { runPageView } from '#server/modules/templates/page-view/run-page-view.ts';
import { ConversionError } from '#server/ports/converter.ts';
import type { PageView } from '#shared/contract/page-view.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { activeFiles } from '#tests/support/office/hostile-files.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import {
  createDocumentsShop,
  docxFile,
  formOf,
  type UploadFile,
  xlsxFile,
} from '#tests/support/templates/documents-shop.ts';

/** Of any document: three pages, with each link of a mark on the second. */
const seen = { fails: undefined as Error | undefined, beforePage: async (_page: number) => {} };
const drawing = createFakeConverter({ pageCount: 3 });
const shop = await createDocumentsShop({
  converter: {
    ...drawing,
    toPdf: async (docx) => {
      if (seen.fails) throw seen.fails;
      const names = readPackage(docx)
        .xml('word/document.xml')
        .matchAll(/mark\.invalid\/([\w-]+)/g);
      const lying = { page: 2, x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
      const marks = [...names].map(([, name = '']) => ({ name, ...lying }));
      return { pdf: makePdf(3), pageCount: 3, destinations: {}, marks };
    },
    async *toPictures(pdf, options) {
      for await (const picture of drawing.toPictures(pdf, options)) {
        await seen.beforePage(picture.page);
        yield picture;
      }
    },
  },
});

const template = buildDocx({
  body:
    p('{{business_name}} has {{seats}} seats. {{#if seats}}Sit.{{/if}}') + p('{{company}} and {{company}}'),
});
const viewPages = async (...files: UploadFile[]) =>
  (await shop.send('viewPages', formOf(files))) as unknown as PageView & { status: unknown; message: string };
const getView = async (id: string) => (await shop.ask<PageView>('getPageView', { id })).data;
const kindsOf = ({ entries }: PageView) =>
  entries.map(({ kind, title, count }) => [kind, title, count] as const);

const addDocument = async (name: string, text: string) => {
  const [id = 0] = (await shop.upload(docxFile(`${name}.docx`, buildDocx({ body: p(text) })))).ids;
  await shop.finishJobs();
  return id;
};
const dieBefore = (last: number) => async (page: number) => {
  if (page === last) throw new Error('The worker was killed.');
};
const look = async (id: number) => (await shop.tell<PageView>('requestPageView', { id })).data;

describe('the page view of a refused file', () => {
  test('tells every tag at once, and shows its pages with the tags marked once they are drawn', async () => {
    await shop.tell('createQuestion', {
      key: 'seats',
      label: 'Seats',
      help: '',
      group: 'Room',
      form: { type: 'number', unit: '', decimals: 0, least: null, most: null },
      default: 20,
      isNeeded: false,
    });
    expect(await shop.upload(docxFile('Refused.docx', template))).toMatchObject({ status: 422 });
    const asked = await viewPages(docxFile('Refused.docx', template));
    expect(asked).toMatchObject({ pages: [], pageCount: null });
    expect(kindsOf(asked)).toEqual([
      ['mistake', '{{company}}: did you mean {{business_name}}?', 2],
      ['block', '{{#if seats}}', 1],
      ['question', '{{seats}}', 1],
      ['value', '{{business_name}}', 1],
    ]);
    await shop.finishJobs();
    const view = await getView(asked.id);
    expect(view).toMatchObject({ status: 'complete', reason: null, pageCount: 3, drawnCount: 3 });
    expect(view.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(view.entries.map(({ marks }) => marks.map(({ role }) => role))).toEqual([
      [null, null],
      ['begin', 'end'],
      [null],
      [null],
    ]);
    expect(view.entries[0]?.marks[0]).toMatchObject({ page: 2, x: 0.1, height: 0.02 });
    const picture = view.pages[0]?.src ?? '';
    expect((await shop.fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
    expect((await shop.fetch(picture.replace(/\?.*/, ''))).status).toBe(403);
  });

  test('is not there for a file that may not be opened, or is none', async () => {
    const before = await shop.everythingWritten();
    const [hostile] = activeFiles;
    const refused = [
      docxFile('Macros.docx', hostile?.file() ?? Buffer.from('')),
      docxFile('Text.docx', Buffer.from('text')),
      docxFile('Text.txt', template),
    ];
    for (const file of refused) expect(await viewPages(file)).toMatchObject({ status: 422 });
    expect((await viewPages(docxFile('Text.docx', Buffer.from('text')))).message).toMatch(
      /^The pages of this file cannot be shown\. ./,
    );
    expect(await viewPages()).toMatchObject({ status: 400 });
    expect(await viewPages(docxFile('A.docx', template), docxFile('B.docx', template))).toMatchObject({
      status: 413,
    });
    expect(await shop.everythingWritten()).toEqual(before);
  });

  test('of a workbook is the list alone', async () => {
    const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>{{city}} {{town}}</t></is></c></row>';
    const view = await viewPages(xlsxFile('Log.xlsx', buildXlsx({ rows: cell })));
    expect(view).toMatchObject({ pageCount: null, pages: [] });
    expect(kindsOf(view).map(([kind]) => kind)).toEqual(['mistake', 'value']);
    expect((await getView(view.id)).status).toBe('complete');
  });
});

describe('the page view of a document', () => {
  test('is kept for an hour, and then gone with its files', async () => {
    const view = await look(await addDocument('Kept', 'For {{business_name}}'));
    expect(view.status).toBe('processing');
    await shop.finishJobs();
    shop.clock.advance(limits.keepMs + 1);
    await sweepTemplates(shop.services, new AbortController().signal);
    await shop.signInAdmin();
    expect((await shop.ask('getPageView', { id: view.id })).status).toBe(404);
    await shop.finishJobs();
    expect((await shop.everythingWritten()).keys.filter((key) => key.startsWith('page_views/'))).toEqual([]);
  });

  test('lists the tags of its workbook, too', async () => {
    const id = await addDocument('With workbook', 'For {{business_name}}');
    const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>{{city}}</t></is></c></row>';
    await shop.send(
      'uploadWorkbook',
      formOf([xlsxFile('Log.xlsx', buildXlsx({ rows: cell }))], { id: String(id) }),
    );
    const { entries } = await look(id);
    expect(entries.find(({ title }) => title === '{{city}}')?.places[0]).toMatch(/^Workbook: /);
  });

  test('goes on where a killed worker left off, and is drawn once', async () => {
    const { id } = await look(await addDocument('Interrupted', 'For {{business_name}}'));
    const run = () =>
      runPageView(
        shop.services,
        { pageViewId: id },
        { signal: new AbortController().signal, isLastAttempt: false },
      );
    seen.beforePage = dieBefore(2);
    await expect(run()).rejects.toThrow('killed');
    expect((await getView(id)).pages).toHaveLength(1);
    // While one draws the second page, another one draws it, too, and is killed.
    seen.beforePage = async () => {
      seen.beforePage = dieBefore(3);
      await expect(run()).rejects.toThrow('killed');
      seen.beforePage = async () => {};
    };
    await run();
    expect(await getView(id)).toMatchObject({
      status: 'complete',
      pages: [{ page: 1 }, { page: 2 }, { page: 3 }],
    });
    await shop.finishJobs();
  });

  test('says why there are no pages when the document cannot be printed; its tags are told all the same', async () => {
    const id = await addDocument('Unprintable', 'For {{business_name}}');
    seen.fails = new ConversionError('document', 'This document has too many pages.');
    const { id: viewId } = await look(id);
    await shop.finishJobs();
    seen.fails = undefined;
    expect(await getView(viewId)).toMatchObject({
      status: 'failed',
      reason: 'This document has too many pages.',
      entries: [{ kind: 'value' }],
    });
  });

  test('is refused for a document that is not there', async () => {
    expect((await shop.tell('requestPageView', { id: 2_000_000_000 })).status).toBe(404);
    expect((await shop.tell('requestPageView', { id: 'x' })).status).toBe(400);
    expect((await shop.ask('getPageView', { id: 'x' })).status).toBe(400);
    expect((await shop.ask('getPageView', { id: crypto.randomUUID() })).status).toBe(404);
  });
});
