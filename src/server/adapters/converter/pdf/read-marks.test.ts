import { expect, test } from 'vitest';
import { writePdf } from '#tests/support/converter/make-tagged-pdf.ts';
import { finishPdf } from './finish-pdf.ts';

const link = (address: string) =>
  `<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[60 700 160 720]/A<</Type/Action/S/URI/URI(${address})>>>>`;

const pdfWith = (address: string) =>
  writePdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Annots[5 0 R]>>',
      link(address),
    ],
    '/Root 1 0 R',
  );

const marksOf = (address: string) => finishPdf(pdfWith(address), { isAccessible: false }).marks;

test('a mark lies where its link does, in shares of its page from the top', () => {
  const [mark] = marksOf('https://mark.invalid/business_name');
  expect(mark).toMatchObject({ name: 'business_name', page: 2, y: 0.1, height: 0.025 });
  expect(mark?.x).toBeCloseTo(0.1);
  expect(mark?.width).toBeCloseTo(1 / 6);
});

test('a link of the document is no mark', () => {
  expect(marksOf('https://shop.example/business_name')).toEqual([]);
});
