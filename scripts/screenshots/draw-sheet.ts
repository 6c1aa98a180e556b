import sharp from 'sharp';
import { escapeText } from '#office/xml/escape-xml.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { readSheet } from '#tests/support/office/read-sheet.ts';
import { PAPER_WIDTH } from './side-by-side.ts';

const ROW = 28;
const GUTTER = 30;
const COLUMNS = { A: GUTTER, B: 300, C: 430 } as const;
const COLUMN_END = PAPER_WIDTH;

/** A workbook's first sheet as a grid: the words of its cells, and formulas as they are written. */
export const drawSheet = async (xlsx: Uint8Array) => {
  const cells = readSheet(readPackage(xlsx).xml('xl/worksheets/sheet1.xml'));
  const last = Math.max(...[...cells.keys()].map((place) => Number(place.slice(1))));
  const height = (last + 1) * ROW;
  const lines = Array.from(
    { length: last + 1 },
    (_, row) => `<path d="M0 ${(row + 1) * ROW}H${COLUMN_END}"/>`,
  );
  const columns = Object.values(COLUMNS).map((left) => `<path d="M${left} 0V${height}"/>`);
  const heads = Object.entries(COLUMNS).map(([name, left]) => word(name, left + 8, 0, '#666'));
  const numbers = Array.from({ length: last }, (_, row) => word(String(row + 1), 8, row + 1, '#666'));
  const words = [...cells].map(([place, { text, formula }]) =>
    word(formula === undefined ? text : `=${formula}`, leftOf(place) + 8, Number(place.slice(1)), '#111'),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER_WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="${ROW}" fill="#f1f1f1"/><rect width="${GUTTER}" height="100%" fill="#f1f1f1"/><g stroke="#d0d0d0">${[...lines, ...columns].join('')}</g>${[...heads, ...numbers, ...words].join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const leftOf = (place: string) => COLUMNS[place.slice(0, 1) as keyof typeof COLUMNS];

const word = (text: string, left: number, row: number, colour: string) =>
  `<text x="${left}" y="${row * ROW + 18}" font-family="Arial, sans-serif" font-size="11.5" fill="${colour}">${escapeText(text)}</text>`;
