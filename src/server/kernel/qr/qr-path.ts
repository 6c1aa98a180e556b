import { qrModulesOf } from './qr-modules.ts';

/**
 * The dark squares of a code as one path of SVG, one unit each, within a square of `size` units: for pages that are drawn, to be
 * filled black on white (in a PDF by `drawSvgPath`). One path, so that no seams show between its squares.
 */
export const qrPathOf = (text: string) => {
  const rows = qrModulesOf(text);
  return { size: rows.length, path: rows.flatMap(stripesOf).join('') };
};

const stripesOf = (row: boolean[], y: number) => {
  const stripes: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x]) x += 1;
    stripes.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
  }
  return stripes;
};
