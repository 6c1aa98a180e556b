import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { templateVersions } from '#server/db/schema/templates.ts';
import { processTemplate } from '#server/modules/templates/process-template.ts';
import { sweepTemplates } from '#server/modules/templates/sweep-templates.ts';
import { processing } from '#server/modules/templates/template-limits.ts';
import { ConversionError, type ConversionOptions } from '#server/ports/converter.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { withStructure } from '#tests/support/converter/sample-documents.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createDocumentsShop, docxFile } from '#tests/support/templates/documents-shop.ts';

/** What the converter does in the test at hand. */
let onPdf = (_docx: Uint8Array, _options: ConversionOptions): void | Promise<void> => {};
afterEach(() => {
  onPdf = () => {};
});

const converter = createFakeConverter({ onPdf: (docx, options) => onPdf(docx, options) });
const shop = await createDocumentsShop({ converter });
const { db } = shop.services;
const textOf = (docx: Uint8Array) => readPackage(docx).xml('word/document.xml');
const docx = (text: string) => buildDocx({ body: p(text), headers: { default: p('{{logo}}') } });

const uploadOne = async (name: string, text = 'For {{business_name}} on {{date}}') => {
  const { ids } = await shop.upload(docxFile(`${name}.docx`, docx(text)));
  return ids[0] ?? 0;
};
const versionsOf = (id: number) =>
  db.select().from(templateVersions).where(eq(templateVersions.templateId, id));
const versionIdOf = async (id: number) => (await versionsOf(id))[0]?.id ?? 0;
const newJob = (isLastAttempt = false) => ({ signal: new AbortController().signal, isLastAttempt });
const countChecks = () => {
  const check = vi.spyOn(shop.services.templateEngine, 'check');
  onTestFinished(() => check.mockRestore());
  return check;
};
const keysInStorage = async () => (await shop.everythingWritten()).keys;

describe('an uploaded document', () => {
  test('is filled for an invented company, and shown by its first pages only', async () => {
    let seen = '';
    onPdf = (filled) => {
      seen = textOf(filled);
    };
    const id = await uploadOne('Shown');
    await shop.finishJobs();
    expect(seen).toContain('For Harborview Kitchens on November 15, 2026');
    const [document] = await shop.documents();
    expect(document).toMatchObject({
      id,
      name: 'Shown',
      pageCount: 4,
      version: 1,
      newer: null,
      findings: [],
    });
    expect(document?.pages.map(({ page }) => page)).toEqual([1, 2]);
    expect(document?.pages[0]).toMatchObject({
      width: 800,
      webp: [{ width: 320 }, { width: 640 }, { width: 1200 }],
    });
    expect(document?.previewImageUrl).toBe(document?.pages[0]?.src);

    const pdf = await shop.fetch(document?.previewPdfUrl ?? '');
    const sample = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false });
    expect(sample.getPageCount()).toBe(2);
    expect(sample.getTitle()).toBe('Shown (sample)');
    expect([sample.getAuthor(), sample.getCreator(), sample.getProducer()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const picture = await shop.fetch(document?.previewImageUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  test('that cannot be converted is told with its reason, and its nine neighbours become complete', async () => {
    onPdf = (filled) => {
      if (textOf(filled).includes('poison')) throw new ConversionError('document', 'This one is poisonous.');
    };
    const files = Array.from({ length: 10 }, (_, index) =>
      docxFile(`Of ten ${index}.docx`, docx(index === 4 ? 'poison for {{city}}' : '{{city}}')),
    );
    const { ids } = await shop.upload(...files);
    await shop.finishJobs();
    const poisoned = ids[4];
    expect((await shop.ask('getDocumentStatusById', ids)).data).toEqual(
      ids.filter((id) => id !== poisoned).map((id) => ({ id })),
    );
    expect(await shop.failures(ids)).toEqual([
      { id: poisoned, name: 'Of ten 4', reasons: ['This one is poisonous.'] },
    ]);
    expect(await shop.failures()).toContainEqual(expect.objectContaining({ id: poisoned }));
    expect(await shop.services.queue.listDead(10)).toEqual([]);
  });

  test('waits for an engine that fails, and is told only when nobody will try again', async () => {
    onPdf = () => {
      throw new ConversionError('engine', 'The converter does not answer.');
    };
    const id = await uploadOne('Waits');
    const versionId = await versionIdOf(id);
    const before = await keysInStorage();
    await expect(processTemplate(shop.services, { versionId }, newJob())).rejects.toThrow('does not answer');
    expect(await shop.failures([id])).toEqual([]);
    await processTemplate(shop.services, { versionId }, newJob(true));
    expect(await shop.failures([id])).toEqual([
      { id, name: 'Waits', reasons: ['The converter does not answer.'] },
    ]);
    expect(await keysInStorage()).toEqual(before);

    onPdf = () => {};
    expect((await shop.tell('retryDocument', { id })).status).toBe(200);
    await shop.finishJobs();
    expect((await shop.ask('getDocumentStatusById', [id])).data).toEqual([{ id }]);
    expect((await shop.tell('retryDocument', { id })).status).toBe(409);
  });

  test('is not touched by a job that runs a second time', async () => {
    const id = await uploadOne('Once');
    await shop.finishJobs();
    const before = { versions: await versionsOf(id), ...(await shop.everythingWritten()) };
    await processTemplate(shop.services, { versionId: await versionIdOf(id) }, newJob());
    expect({ versions: await versionsOf(id), ...(await shop.everythingWritten()) }).toEqual(before);
  });

  test('keeps the samples of the job that was first, and the late one leaves nothing', async () => {
    const id = await uploadOne('Raced');
    const versionId = await versionIdOf(id);
    const { promise: bothInside, resolve } = Promise.withResolvers<void>();
    let inside = 0;
    onPdf = () => {
      inside += 1;
      if (inside === 2) resolve();
      return bothInside;
    };
    const before = await keysInStorage();
    await Promise.all([
      processTemplate(shop.services, { versionId }, newJob()),
      processTemplate(shop.services, { versionId }, newJob()),
    ]);
    const [version] = await versionsOf(id);
    expect(version?.status).toBe('complete');
    // A PDF, two pages in four sizes, and two pictures of what is seen on a cover.
    expect((await keysInStorage()).length - before.length).toBe(11);
    await shop.finishJobs();
  });

  test('leaves nothing behind when its job is taken away in the middle', async () => {
    const id = await uploadOne('Broken off');
    const versionId = await versionIdOf(id);
    const before = await shop.everythingWritten();
    const lost = new AbortController();
    onPdf = () => lost.abort(new Error('This job is somebody else’s now.'));
    const job = { signal: lost.signal, isLastAttempt: true };
    await expect(processTemplate(shop.services, { versionId }, job)).rejects.toThrow('somebody else');
    expect(await shop.everythingWritten()).toEqual(before);
    expect((await versionsOf(id))[0]?.status).toBe('processing');
    onPdf = () => {};
    await shop.finishJobs();
  });

  test('whose job was lost altogether is told as failed in the end', async () => {
    const id = await uploadOne('Lost');
    await db.$client.query(`delete from pgboss.job`);
    const { signal } = newJob();
    await sweepTemplates(shop.services, signal);
    expect(await shop.failures([id])).toEqual([]);
    shop.clock.advance(processing.abandonedAfterMs + 1);
    await sweepTemplates(shop.services, signal);
    await shop.signInAdmin();
    expect(await shop.failures([id])).toMatchObject([{ id, reasons: [expect.stringContaining('our side')] }]);
  });

  test('is checked once, as it is uploaded, and keeps what was found', async () => {
    const check = countChecks();
    const id = await uploadOne('Checked', 'For [business name]');
    await shop.finishJobs();
    expect(check).toHaveBeenCalledTimes(1);
    const document = (await shop.documents()).find((one) => one.id === id);
    expect(document?.findings).toMatchObject([{ severity: 'warning', code: 'almost-placeholder' }]);
  });

  test('is checked anew when it is tried once more', async () => {
    onPdf = () => {
      throw new ConversionError('document', 'This one is poisonous.');
    };
    const id = await uploadOne('Again', 'For [business name]');
    await shop.finishJobs();
    onPdf = () => {};
    const check = countChecks().mockResolvedValueOnce({ findings: [], questionKeys: [], unknownNames: [] });
    await shop.tell('retryDocument', { id });
    await shop.finishJobs();
    expect(check).toHaveBeenCalledTimes(1);
    expect((await shop.documents()).find((one) => one.id === id)?.findings).toEqual([]);
  });

  test('says what it lacks for readers who do not see it; only one that lacks nothing may claim it', async () => {
    const claims: [boolean | undefined, string][] = [];
    onPdf = (filled, { isAccessible }) => {
      claims.push([isAccessible, textOf(filled).includes('Cleaning') ? 'Cleaning' : 'Silent']);
    };
    const table = '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>';
    const { ids } = await shop.upload(
      docxFile('Silent.docx', buildDocx({ body: p('{{city}}') + table, core: '' })),
      docxFile('Heard.docx', await withStructure()),
    );
    await shop.finishJobs();
    const documents = await shop.documents();
    const [silent, heard] = ids.map((id) => documents.find((one) => one.id === id));
    expect(silent?.accessibility?.map(({ code, place }) => [code, place])).toEqual([
      ['no-language', 'Whole document'],
      ['no-header-row', 'Body, the table'],
    ]);
    expect(heard?.accessibility).toEqual([]);
    expect(Object.fromEntries(claims.map(([claim, text]) => [text, claim]))).toEqual({
      Cleaning: true,
      Silent: false,
    });
    // One of before anybody looked claims nothing.
    await db.update(templateVersions).set({ accessibility: null });
    expect((await shop.documents()).map(({ accessibility }) => accessibility)).toContain(null);
  });

  test('is refused by its job, if it got past the upload', async () => {
    const id = await uploadOne('Changed');
    const { templateEngine } = shop.services;
    const suspicious: typeof templateEngine = {
      ...templateEngine,
      check: async () => ({
        findings: [{ severity: 'error', code: 'macros', message: 'There are macros.', place: '' }],
        questionKeys: [],
        unknownNames: [],
      }),
    };
    const versionId = await versionIdOf(id);
    await processTemplate({ ...shop.services, templateEngine: suspicious }, { versionId }, newJob());
    expect(await shop.failures([id])).toMatchObject([{ reasons: ['There are macros.'] }]);
  });
});
