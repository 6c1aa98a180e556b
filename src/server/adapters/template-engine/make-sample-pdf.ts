import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { keepUsedResources } from './keep-used-resources.ts';

const MARK = 'SAMPLE';
const COLOUR = rgb(0.72, 0.11, 0.11);
const OPACITY = 0.2;
/** How much of the diagonal the word spans. */
const SPAN = 0.62;

/** All that shows a page. Links are not among it: their targets would bring other pages along. */
const KEPT = new Set([
  'Type',
  'Parent',
  'Resources',
  'Contents',
  'MediaBox',
  'CropBox',
  'Rotate',
  'UserUnit',
  'Group',
]);

export const makeSamplePdf = async (
  pdf: Uint8Array,
  { pageCount, title }: { pageCount: number; title: string },
): Promise<Uint8Array> => {
  const whole = await PDFDocument.load(pdf, { updateMetadata: false });
  const pages = whole.getPages().slice(0, pageCount);
  for (const { node } of pages)
    for (const key of node.keys()) if (!KEPT.has(key.decodeText())) node.delete(key);
  keepUsedResources(pages);

  const sample = await PDFDocument.create({ updateMetadata: false });
  sample.setTitle(title, { showInWindowTitleBar: true });
  sample.setLanguage('en-US');
  const font = await sample.embedFont(StandardFonts.HelveticaBold);
  const copies = await sample.copyPages(
    whole,
    pages.map((_, index) => index),
  );
  for (const page of copies) mark(sample.addPage(page), font);
  return sample.save();
};

/** Along the rising diagonal, over everything. */
const mark = (page: PDFPage, font: PDFFont) => {
  const { width, height } = page.getSize();
  const angle = Math.atan2(height, width);
  const length = Math.hypot(width, height) * SPAN;
  const size = length / font.widthOfTextAtSize(MARK, 1);
  const rise = font.heightAtSize(size, { descender: false }) / 2;
  page.drawText(MARK, {
    x: width / 2 - (Math.cos(angle) * length) / 2 + Math.sin(angle) * rise,
    y: height / 2 - (Math.sin(angle) * length) / 2 - Math.cos(angle) * rise,
    rotate: degrees((angle * 180) / Math.PI),
    size,
    font,
    color: COLOUR,
    opacity: OPACITY,
  });
};
