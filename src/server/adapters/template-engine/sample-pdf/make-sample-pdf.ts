import { PDFDocument, type PDFFont, PDFName, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { SampleMark } from '#server/ports/template-engine.ts';
import { drawAcross, MARK_COLOUR } from './draw-across.ts';
import { drawArtifact } from './draw-artifact.ts';
import { dropUnreachable } from './drop-unreachable.ts';
import { keepStructureOf } from './keep-structure-of.ts';
import { keepUsedResources } from './keep-used-resources.ts';

const MARK = 'SAMPLE';
/** How much of the page's width it takes in a corner, to be read where the page cannot. */
const CORNER_SPAN = 0.3;

/** All that shows a page. Links are not among it: their targets would bring other pages along. */
const KEPT_OF_PAGE = new Set([
  'Type',
  'Parent',
  'Resources',
  'Contents',
  'MediaBox',
  'CropBox',
  'Rotate',
  'UserUnit',
  'Group',
  'StructParents',
]);
/** Bookmarks would tell the headings of all pages; what the document claims of itself is not true of a part of it. */
const KEPT_OF_CATALOG = new Set(['Type', 'Pages', 'Lang', 'MarkInfo', 'StructTreeRoot']);

const keepOnly = (
  dictionary: { keys: () => PDFName[]; delete: (key: PDFName) => boolean },
  kept: Set<string>,
) => {
  for (const key of dictionary.keys()) if (!kept.has(key.decodeText())) dictionary.delete(key);
};

export const makeSamplePdf = async (
  pdf: Uint8Array,
  { pageCount, title, mark }: { pageCount: number; title: string; mark: SampleMark },
): Promise<Uint8Array> => {
  const sample = await PDFDocument.load(pdf, { updateMetadata: false });
  while (sample.getPageCount() > pageCount) sample.removePage(sample.getPageCount() - 1);
  const pages = sample.getPages();
  for (const { node } of pages) keepOnly(node, KEPT_OF_PAGE);
  keepOnly(sample.catalog, KEPT_OF_CATALOG);
  keepUsedResources(pages);
  keepStructureOf(sample, pages);

  delete sample.context.trailerInfo.Info;
  sample.setTitle(title, { showInWindowTitleBar: true });
  if (!sample.catalog.has(PDFName.of('Lang'))) sample.setLanguage('en-US');
  const font = await sample.embedFont(StandardFonts.HelveticaBold);
  for (const page of pages) drawArtifact(page, () => draw[mark](page, font));
  await sample.flush();
  dropUnreachable(sample.context);
  return sample.save();
};

/** At the foot, which covers hide: they show the top of a page, and have a mark of their own. */
const drawInCorner = (page: PDFPage, font: PDFFont) => {
  const { width } = page.getSize();
  const length = width * CORNER_SPAN;
  const size = length / font.widthOfTextAtSize(MARK, 1);
  const gap = size / 3;
  const box = { width: length + 2 * gap, height: size + gap };
  page.drawRectangle({ x: width - box.width, y: 0, ...box, color: rgb(1, 1, 1), opacity: 0.9 });
  page.drawText(MARK, { x: width - box.width + gap, y: gap, size, font, color: MARK_COLOUR });
};

const draw: Record<SampleMark, typeof drawInCorner> = {
  across: (page, font) => drawAcross(page, font, MARK),
  'in a corner': drawInCorner,
};
