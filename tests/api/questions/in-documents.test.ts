import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { templateVersions } from '#server/db/schema/templates.ts';
import { problems } from '#shared/problems.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { contacts, coolerLimit, createQuestions, openingHours } from '#tests/support/shop/ask-questions.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';
import { createWatchedEngine } from '#tests/support/template-engine/watched-engine.ts';
import { createDocumentsShop, docxFile, formOf, xlsxFile } from '#tests/support/templates/documents-shop.ts';

const { templateEngine, seen, takeFills } = createWatchedEngine();
const desk = await createDocumentsShop({ templateEngine, converter: createFakeConverter() });
const { db } = desk.services;
const docx = buildDocx({ body: p('For {{business_name}}') });

const asAdmin = await signedIn(desk, 'admin', 'ada@shop.example');
afterEach(() => {
  seen.whileChecking = async () => {};
});

beforeAll(async () => {
  const [, hours] = await createQuestions(asAdmin, coolerLimit, openingHours, contacts);
  await asAdmin.post('archiveQuestion', { id: hours?.id });
});

const newest = async (templateId: number) => {
  const [version] = await db
    .select()
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId))
    .orderBy(desc(templateVersions.number))
    .limit(1);
  if (!version) throw new Error('There is no version.');
  return version;
};
const keysOf = async (templateId: number) => {
  const { status, questionKeys, workbookQuestionKeys } = await newest(templateId);
  return [status, questionKeys, workbookQuestionKeys];
};
const upload = async (name: string, used: string[]) => {
  seen.used = used;
  const { ids } = await desk.upload(docxFile(`${name}.docx`, docx));
  await desk.finishJobs();
  return ids[0] ?? 0;
};

describe('a template', () => {
  test('may use the questions that are asked at the time, and its version remembers those it uses', async () => {
    seen.checks = [];
    const id = await upload('Cooling', ['cooler_limit']);
    expect(seen.checks).toEqual([[coolerLimit, contacts]]);
    expect(await keysOf(id)).toEqual(['complete', ['cooler_limit'], []]);
  });

  test('shows its defaults in samples and test fills', async () => {
    takeFills();
    const id = await upload('Sampled', ['cooler_limit']);
    await desk.askForTestFill({ id });
    await desk.finishJobs();
    const fills = takeFills();
    expect(fills).toHaveLength(2);
    for (const { questions, answers = {} } of fills)
      expect([questions, answers]).toEqual([[coolerLimit], {}]);
  });

  test('asks also what its workbook asks, until it has another file or none', async () => {
    const id = await upload('With workbook', ['cooler_limit']);
    const workbook = xlsxFile('Log.xlsx', buildXlsx());
    seen.used = ['emergency_contacts'];
    await desk.send('uploadWorkbook', formOf([workbook], { id: String(id) }));
    expect(await keysOf(id)).toEqual(['complete', ['cooler_limit'], ['emergency_contacts']]);
    takeFills();
    await desk.askForTestFill({ id });
    await desk.finishJobs();
    for (const { questions } of takeFills()) expect(questions).toEqual([coolerLimit, contacts]);
    seen.used = [];
    await desk.send('replaceDocument', formOf([docxFile('New.docx', docx)], { id: String(id) }));
    await desk.finishJobs();
    expect(await keysOf(id)).toEqual(['complete', [], ['emergency_contacts']]);
    await desk.tell('removeWorkbook', { id });
    expect(await keysOf(id)).toEqual(['complete', [], []]);
  });

  test('that is tried once more is checked with the questions there are then', async () => {
    const id = await upload('Retried', []);
    await db.update(templateVersions).set({ status: 'failed' }).where(eq(templateVersions.templateId, id));
    seen.checks = [];
    seen.used = ['emergency_contacts'];
    await desk.tell('retryDocument', { id });
    await desk.finishJobs();
    expect(seen.checks).toEqual([[coolerLimit, contacts]]);
    expect(await keysOf(id)).toEqual(['complete', ['emergency_contacts'], []]);
  });

  test('is not taken when somebody makes something else of a question while it is checked', async () => {
    const id = await upload('Taken', []);
    const [made] = await createQuestions(asAdmin, { ...openingHours, key: 'moving' });
    const refused = { status: 409, message: problems['upload.questions-changed'].message };
    const before = await desk.everythingWritten();
    seen.used = ['moving'];
    let revision = 1;
    seen.whileChecking = async () => {
      const form = { type: revision % 2 ? 'yesNo' : 'shortText' };
      await asAdmin.post('updateQuestion', { ...openingHours, key: 'moving', id: made?.id, revision, form });
      revision += 1;
    };
    const file = docxFile('Moving.docx', docx);
    expect(await desk.upload(file)).toMatchObject(refused);
    expect(await desk.send('replaceDocument', formOf([file], { id: String(id) }))).toMatchObject(refused);
    const workbook = formOf([xlsxFile('Log.xlsx', buildXlsx())], { id: String(id) });
    expect(await desk.send('uploadWorkbook', workbook)).toMatchObject(refused);
    expect(revision).toBe(4);
    expect(await desk.everythingWritten()).toEqual(before);
    seen.whileChecking = async () => {
      const label = 'Only the label';
      await asAdmin.post('updateQuestion', {
        ...openingHours,
        key: 'moving',
        label,
        form: { type: 'yesNo' },
        id: made?.id,
        revision,
      });
    };
    expect(await desk.upload(file)).toMatchObject({ status: 200 });
  });
});
