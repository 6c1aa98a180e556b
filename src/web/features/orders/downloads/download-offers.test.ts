import { expect, test } from 'vitest';
import { downloadOffers, failureOf, filePathsOf } from './download-offers.ts';

const plain = { hasExcel: false, previewImagePath: 'orders/1/a.jpg' };
const withExcel = { hasExcel: true, previewImagePath: 'orders/1/b.jpg' };

const labelsFor = (...items: { hasExcel: boolean }[]) => downloadOffers(items).map(({ label }) => label);

test('a single document with Excel is offered as Excel', () => {
  expect(labelsFor(withExcel)).toEqual(['Download Excel']);
});

test('several documents, one of them with Excel, are offered as all files', () => {
  expect(labelsFor(plain, withExcel)).toEqual(['Download All Files']);
});

test('without Excel, one or several documents are offered as PDF and as DOCX', () => {
  expect(labelsFor(plain)).toEqual(['Download All as .PDF', 'Download All as .DOCX']);
  expect(labelsFor(plain, plain)).toEqual(['Download All as .PDF', 'Download All as .DOCX']);
});

test('files share the stem of their preview, and Excel is asked for only where there is one', () => {
  expect(filePathsOf([plain, withExcel], ['pdf', 'docx', 'xlsx'])).toEqual([
    'orders/1/a.pdf',
    'orders/1/a.docx',
    'orders/1/b.pdf',
    'orders/1/b.docx',
    'orders/1/b.xlsx',
  ]);
});

test('a document without a preview has no files yet', () => {
  expect(filePathsOf([{ hasExcel: false, previewImagePath: null }], ['pdf'])).toEqual([]);
});

test('what is said of a failure depends on what was asked for', () => {
  expect(failureOf(['xlsx'])).toBe('Excel files were not downloaded. Please refresh and try again.');
  expect(failureOf(['pdf', 'docx', 'xlsx'])).toBe(
    'Documents were not downloaded. Please refresh and try again.',
  );
});
