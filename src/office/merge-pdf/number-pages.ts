import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  type PDFPageLeaf,
  PDFRef,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { name } from './names.ts';
import { heightAbove, type PageBox, placeAtFoot, withStrip } from './page-box.ts';
import { listContents } from './page-content.ts';
import type { SourcePage } from './source.ts';

/** In points. Nearer to the edge, printers leave it out. */
const foot = { size: 7, height: 14, strip: 20 } as const;
/** Text whose base line is within would touch the number: letters reach below their line, large ones far above it. */
const taken = { from: -2, to: 25 } as const;
const FONT = 'PageOfWhole';
const GREY = 0.35;

export type PageNumbers = {
  /** Makes a page ready for its number, and gives what writes it once the page is where it belongs. */
  on: (
    context: PDFContext,
    page: SourcePage,
    wrap?: { before: string; after: string },
  ) => (text: string) => void;
};

/** Numbers in the bottom margin, besides those that a page has of its own: seen by everybody, read out to nobody. */
export const createPageNumbers = async (whole: PDFDocument): Promise<PageNumbers> => {
  const font = await whole.embedFont(StandardFonts.Helvetica);
  const before = new Map<string, PDFRef>();
  const openingOf = (text: string) => {
    const known = before.get(text) ?? whole.context.register(whole.context.stream(text));
    before.set(text, known);
    return known;
  };

  return {
    on: (context, { node, box: own, texts }, wrap = { before: '', after: '' }) => {
      const isTaken = texts.some(({ x, y }) => {
        const height = heightAbove(own, x, y);
        return height > taken.from && height < taken.to;
      });
      const box = isTaken ? withStrip(own, foot.strip) : own;
      if (isTaken) enlarge(node, box);
      const parts = listContents(context, node);
      const fonts = fontsOf(context, node);
      return (text) => {
        const place = placeAtFoot(box, font.widthOfTextAtSize(text, foot.size), foot.height);
        const written = place.map((value) => Number(value.toFixed(2))).join(' ');
        parts.insert(0, openingOf(`q${wrap.before}`));
        parts.push(
          whole.context.register(
            whole.context.stream(
              `${wrap.after}\nQ\n/Artifact <</Type /Pagination /Subtype /Footer>> BDC\nq BT ${GREY} g /${FONT} ${foot.size} Tf ${written} Tm (${text}) Tj ET Q\nEMC`,
            ),
          ),
        );
        fonts.set(name(FONT), font.ref);
      };
    },
  };
};

const enlarge = (node: PDFPageLeaf, box: PageBox) => {
  const { x, y, width, height } = node.MediaBox().asRectangle();
  const sheet = [
    Math.min(x, box.left),
    Math.min(y, box.bottom),
    Math.max(x + width, box.right),
    Math.max(y + height, box.top),
  ];
  node.set(name('MediaBox'), node.context.obj(sheet));
  node.set(name('CropBox'), node.context.obj([box.left, box.bottom, box.right, box.top]));
};

/** Those that the page's content may name; usually all pages of a document share them. */
const fontsOf = (context: PDFContext, node: PDFPageLeaf): PDFDict => {
  const resources = node.Resources() ?? context.obj({});
  if (!node.Resources()) node.set(name('Resources'), resources);
  const known = resources.lookup(name('Font'));
  if (known instanceof PDFDict) return known;
  const fonts = context.obj({});
  resources.set(name('Font'), fonts);
  return fonts;
};
