import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import seen from './aptos-widths.json' with { type: 'json' };
import { completeWidths, type Widths } from './complete-widths.ts';
import { type Heights, stretchFont, type Style, widthsOfFont } from './stretch-font.ts';

const LIBRARY = join(import.meta.dirname, '../../node_modules/@expo-google-fonts/noto-sans');
/** As PDFs of Word's say of Aptos. */
const HEIGHTS: Heights = { cap: 657, ascent: 939, descent: 282 };
const SOURCES: Record<Style, string> = {
  Regular: '400Regular',
  Bold: '700Bold',
  Italic: '400Regular_Italic',
  'Bold Italic': '700Bold_Italic',
};

const sourceOf = (style: Style) =>
  readFileSync(join(LIBRARY, SOURCES[style], `NotoSans_${SOURCES[style]}.ttf`));
const asMap = (widths: Record<string, number>): Widths => new Map(Object.entries(widths));
/** As much wider or narrower as a sister is beside the plain one. */
const likewise = (widths: Widths, sister: Widths, plain: Widths): Widths =>
  new Map(
    [...widths].map(([one, width]) => [
      one,
      Math.round((width * (sister.get(one) ?? 0)) / (plain.get(one) || 1)),
    ]),
  );

/** File name -> font, for each of the faces. */
export const aptosFonts = (): Map<string, Buffer> => {
  const regular = completeWidths(asMap(seen.regular), widthsOfFont(sourceOf('Regular'), HEIGHTS));
  const bold = completeWidths(asMap(seen.bold), regular);
  const italic = completeWidths(asMap(seen.italic), regular);
  const display = completeWidths(asMap(seen.display), regular);
  const faces: [family: string, style: Style, widths: Widths][] = [
    ['Bindery Sans', 'Regular', regular],
    ['Bindery Sans', 'Bold', bold],
    ['Bindery Sans', 'Italic', italic],
    ['Bindery Sans', 'Bold Italic', likewise(bold, italic, regular)],
    ['Bindery Sans Display', 'Regular', display],
    ['Bindery Sans Display', 'Bold', likewise(bold, display, regular)],
  ];
  return new Map(
    faces.map(([family, style, widths]) => [
      `${family}-${style}.ttf`.replaceAll(' ', ''),
      stretchFont(sourceOf(style), { family, style, widths, heights: HEIGHTS }),
    ]),
  );
};
