import { expect, test } from 'vitest';
import type { TestFill, TestFillForm } from '#shared/contract/document.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createDocumentsShop, docxFile } from '#tests/support/templates/documents-shop.ts';

const shop = await createDocumentsShop();
await shop.tell('createQuestion', {
  key: 'seats',
  label: 'Seats',
  help: '',
  group: 'Room',
  form: { type: 'number', unit: '', decimals: 0, least: 0, most: 500 },
  default: 20,
  isNeeded: false,
});
const body = p('{{seats}}. {{#if seats >= 50}}Many{{else}}Few{{/if}}. {{#if website}}{{website}}{{/if}}');
const [id = 0] = (await shop.upload(docxFile('Seats.docx', buildDocx({ body })))).ids;
await shop.finishJobs();

const fill = (tried: object) => shop.tell<TestFill>('testFill', { id, ...tried });
const printed = async (tried: object) => {
  const asked = await fill(tried);
  await shop.finishJobs();
  const { docxUrl } = await shop.getTestFill(asked.data.id);
  const bytes = new Uint8Array(await (await shop.fetch(docxUrl ?? '')).arrayBuffer());
  return paragraphsOf(readPackage(bytes).xml('word/document.xml'))[0];
};

test('what a document asks, and what its blocks test, may be tried out in a test fill', async () => {
  const { data } = await shop.ask<TestFillForm>('getTestFillForm', { id });
  expect(data).toMatchObject({
    questions: [{ key: 'seats', default: 20 }],
    conditions: ['seats >= 50', 'website'],
  });
  const values = { website: 'pine.example' };
  expect(await printed({ values })).toBe('20. Few. pine.example');
  expect(await printed({ values, answers: { seats: 80 } })).toBe('80. Many. pine.example');
  expect(await printed({ values, conditions: { 'seats >= 50': true, website: false } })).toBe('20. Many. ');
});

test.each([
  ['an answer to a question that is not asked', { answers: { chairs: 1 } }, 400],
  ['an answer that does not fit its question', { answers: { seats: 501 } }, 422],
  ['a test that the document does not ask', { conditions: { 'seats >= 51': true } }, 400],
  ['an outcome that is neither', { conditions: { website: 'maybe' } }, 400],
])('%s is refused', async (_, tried, status) => {
  expect((await fill(tried)).status).toBe(status);
});

test('nothing may be tried out on a document that is not there', async () => {
  expect((await shop.ask('getTestFillForm', { id: 2_000_000_000 })).status).toBe(404);
});
