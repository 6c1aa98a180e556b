import { type PDFPageLeaf, PDFNumber } from '@cantoo/pdf-lib';
import { name } from './names.ts';

/** What is seen of a page, as it is written, and how it is turned to be read: by 0, 90, 180 or 270 degrees. */
export type PageBox = { left: number; bottom: number; right: number; top: number; turn: number };

export const boxOf = (node: PDFPageLeaf): PageBox => {
  const { x, y, width, height } = (node.CropBox() ?? node.MediaBox()).asRectangle();
  const rotate = node.getInheritableAttribute(name('Rotate'));
  const degrees = rotate instanceof PDFNumber ? rotate.asNumber() : 0;
  return { left: x, bottom: y, right: x + width, top: y + height, turn: ((degrees % 360) + 360) % 360 };
};

/** How far a point is from the edge that is read as the lower one. */
export const heightAbove = ({ left, bottom, right, top, turn }: PageBox, x: number, y: number) => {
  if (turn === 90) return right - x;
  if (turn === 180) return top - y;
  return turn === 270 ? x - left : y - bottom;
};

/** A line of text in the middle of the lower edge, `height` above it: how it is turned, and where it begins. */
export const placeAtFoot = (box: PageBox, textWidth: number, height: number) => {
  const { left, bottom, right, top, turn } = box;
  const [middleX, middleY] = [(left + right) / 2, (bottom + top) / 2];
  if (turn === 90) return [0, 1, -1, 0, right - height, middleY - textWidth / 2];
  if (turn === 180) return [-1, 0, 0, -1, middleX + textWidth / 2, top - height];
  if (turn === 270) return [0, -1, 1, 0, left + height, middleY + textWidth / 2];
  return [1, 0, 0, 1, middleX - textWidth / 2, bottom + height];
};

/** The same page with a strip below what is read as its lower edge. */
export const withStrip = (box: PageBox, height: number): PageBox => {
  if (box.turn === 90) return { ...box, right: box.right + height };
  if (box.turn === 180) return { ...box, top: box.top + height };
  if (box.turn === 270) return { ...box, left: box.left - height };
  return { ...box, bottom: box.bottom - height };
};
