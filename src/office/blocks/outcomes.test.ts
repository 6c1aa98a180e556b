import { expect, test } from 'vitest';
import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { definePlaceholders } from '#office/placeholders.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';

const placeholders = definePlaceholders({
  seats: { kind: 'number' },
  fryer: { kind: 'yesNo' },
  gear: { kind: 'list', columns: { item: {}, hot: { kind: 'yesNo' } } },
});
const values = { seats: 20, fryer: true, gear: [{ item: 'Oven' }, { item: 'Sink' }] };

const filled = (body: string, outcomes?: Record<string, boolean>) =>
  paragraphsOf(
    readPackage(
      fillDocx(buildDocx({ body }), {
        placeholders,
        values,
        ...(outcomes && { outcomes: new Map(Object.entries(outcomes)) }),
      }),
    ).xml('word/document.xml'),
  ).filter((text) => text !== '');

const body = p('{{#if  fryer}}Fry{{else if seats >= 50}}Many{{else}}Few{{/if}}');

test('a test gives what it is made to give, whatever the values are', () => {
  expect(filled(body)).toEqual(['Fry']);
  expect(filled(body, { fryer: false })).toEqual(['Few']);
  expect(filled(body, { fryer: false, 'seats >= 50': true })).toEqual(['Many']);
  expect(filled(body, { 'seats >= 50': true })).toEqual(['Fry']);
});

test('so it does inside of a list, for every row of it', () => {
  const rows = p('{{#each gear}}') + p('{{item}}{{#if hot}} is hot{{/if}}') + p('{{/each}}');
  expect(filled(rows)).toEqual(['Oven', 'Sink']);
  expect(filled(rows, { hot: true })).toEqual(['Oven is hot', 'Sink is hot']);
});

test('so it does in a workbook', () => {
  const cells = ['{{#if fryer}}', 'Fry', '{{/if}}', 'Always'].map(
    (text, index) =>
      `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`,
  );
  const workbook = buildXlsx({ rows: cells.join('') });
  const sheet = (outcomes: Record<string, boolean>) =>
    readPackage(
      fillXlsx(workbook, { placeholders, values, outcomes: new Map(Object.entries(outcomes)) }),
    ).xml('xl/worksheets/sheet1.xml');
  expect(sheet({})).toContain('Fry');
  expect(sheet({ fryer: false })).not.toContain('Fry');
});
