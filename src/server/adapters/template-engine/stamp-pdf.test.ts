import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { makeTaggedPdf } from '#tests/support/converter/make-tagged-pdf.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { structureFaults, structureOf } from '#tests/support/converter/structure-faults.ts';
import { stampPdf } from './stamp-pdf.ts';

const STAMP = { word: 'SUPERSEDED', text: 'Superseded: Kühlen, revision 1' };

test('a stamped PDF says the word on every page', async () => {
  const { pages, title } = await readPdf(await stampPdf(makePdf(3), STAMP));
  expect(pages.map(({ text }) => text.trim())).toEqual(['SUPERSEDED', 'SUPERSEDED', 'SUPERSEDED']);
  expect(title).toBe(STAMP.text);
});

test('a stamped PDF keeps its structure, reads out no word of ours, and claims nothing', async () => {
  const tagged = makeTaggedPdf();
  const stamped = await stampPdf(tagged, STAMP);
  expect(await structureOf(stamped)).toEqual(await structureOf(tagged));
  expect(await structureFaults(stamped)).toEqual(await structureFaults(tagged));
  const { catalog } = await PDFDocument.load(stamped, { updateMetadata: false });
  expect(String(catalog)).not.toContain('Metadata');
});
