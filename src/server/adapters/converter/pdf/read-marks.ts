import { MARK_ADDRESS } from '#office/mark-tags.ts';
import type { Mark } from '#server/ports/converter.ts';
import type { PdfObjects } from '#office/pdf.ts';
import { readPages } from './read-pages.ts';

const NUMBERS = String.raw`\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]`;
const MEDIA_BOX = new RegExp(String.raw`/MediaBox${NUMBERS}`);
const RECTANGLE = new RegExp(String.raw`/Rect${NUMBERS}`);
const MARK = new RegExp(String.raw`/URI\s*\(${MARK_ADDRESS.replaceAll('.', String.raw`\.`)}([^()\\]*)\)`);

/** Where on the pages the links of a marked template lie. */
export const readMarks = (read: PdfObjects): Mark[] => {
  const named = new Map<string, { name: string; text: string }>();
  for (const [number, { text }] of read.objects) {
    const [, name] = MARK.exec(text) ?? [];
    if (name !== undefined) named.set(String(number), { name: decodeURIComponent(name), text });
  }
  if (named.size === 0) return [];
  return readPages(read).flatMap(({ text }, index) => {
    const box = numbersOf(MEDIA_BOX, text);
    const links = /\/Annots\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
    return [...links.matchAll(/(\d+) 0 R/g)].flatMap(([, number = '']) => {
      const found = named.get(number);
      const rectangle = found && numbersOf(RECTANGLE, found.text);
      return box && rectangle ? [{ name: found.name, page: index + 1, ...placeOn(box, rectangle) }] : [];
    });
  });
};

type Corners = [left: number, bottom: number, right: number, top: number];

const numbersOf = (pattern: RegExp, text: string) => {
  const [, ...numbers] = pattern.exec(text) ?? [];
  return numbers.length === 4 ? (numbers.map(Number) as Corners) : undefined;
};

/** PDFs count from the bottom up. */
const placeOn = ([x0, y0, x1, y1]: Corners, [left, bottom, right, top]: Corners) => ({
  x: (left - x0) / (x1 - x0),
  y: (y1 - top) / (y1 - y0),
  width: (right - left) / (x1 - x0),
  height: (top - bottom) / (y1 - y0),
});
