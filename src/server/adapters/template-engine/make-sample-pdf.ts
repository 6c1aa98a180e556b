import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { SampleMark } from '#server/ports/template-engine.ts';
import { keepUsedResources } from './keep-used-resources.ts';

const MARK = 'SAMPLE';
const COLOUR = rgb(0.72, 0.11, 0.11);
const OPACITY = 0.2;
/** How much of the diagonal the word spans. */
const SPAN = 0.62;
/** How much of the page's width it takes in a corner, to be read where the page cannot. */
const CORNER_SPAN = 0.3;

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
  { pageCount, title, mark }: { pageCount: number; title: string; mark: SampleMark },
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
  for (const page of copies) draw[mark](sample.addPage(page), font);
  return sample.save();
};

/** Along the rising diagonal, over everything. */
const drawAcross = (page: PDFPage, font: PDFFont) => {
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

/** At the foot, which covers hide: they show the top of a page, and have a mark of their own. */
const drawInCorner = (page: PDFPage, font: PDFFont) => {
  const { width } = page.getSize();
  const length = width * CORNER_SPAN;
  const size = length / font.widthOfTextAtSize(MARK, 1);
  const gap = size / 3;
  const box = { width: length + 2 * gap, height: size + gap };
  page.drawRectangle({ x: width - box.width, y: 0, ...box, color: rgb(1, 1, 1), opacity: 0.9 });
  page.drawText(MARK, { x: width - box.width + gap, y: gap, size, font, color: COLOUR });
};

const draw: Record<SampleMark, typeof drawAcross> = { across: drawAcross, 'in a corner': drawInCorner };
