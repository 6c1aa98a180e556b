import { degrees, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';

export const MARK_COLOUR = rgb(0.72, 0.11, 0.11);
const OPACITY = 0.2;
/** How much of the diagonal the word spans. */
const SPAN = 0.62;

/** Along the rising diagonal, over everything. */
export const drawAcross = (page: PDFPage, font: PDFFont, word: string) => {
  const { width, height } = page.getSize();
  const angle = Math.atan2(height, width);
  const length = Math.hypot(width, height) * SPAN;
  const size = length / font.widthOfTextAtSize(word, 1);
  const rise = font.heightAtSize(size, { descender: false }) / 2;
  page.drawText(word, {
    x: width / 2 - (Math.cos(angle) * length) / 2 + Math.sin(angle) * rise,
    y: height / 2 - (Math.sin(angle) * length) / 2 - Math.cos(angle) * rise,
    rotate: degrees((angle * 180) / Math.PI),
    size,
    font,
    color: MARK_COLOUR,
    opacity: OPACITY,
  });
};
