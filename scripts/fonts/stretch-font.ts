import { Font, type TTF } from 'fonteditor-core';
import type { Widths } from './complete-widths.ts';

export type Style = 'Regular' | 'Bold' | 'Italic' | 'Bold Italic';
/** In thousandths of the size, as widths are. */
export type Heights = { cap: number; ascent: number; descent: number };
type Target = { family: string; style: Style; widths: Widths; heights: Heights };

/** So far a letter may be stretched and stay the letter; what is left goes to its sides. */
const NARROWEST = 0.86;
const WIDEST = 1.12;
/** Latin with all its accents, Greek, Cyrillic, and the signs of a text; other letters come from other fonts anyway. */
const RANGES = [
  [0x20, 0x24f],
  [0x2b0, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x1e80, 0x1ef9],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
  [0xfb01, 0xfb02],
] as const;
const SUBSET = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

const open = (source: Buffer) =>
  Font.create(source, { type: 'ttf', subset: SUBSET, hinting: false, compound2simple: true });

/** The font's own, once its capitals are as high as they shall be. */
export const widthsOfFont = (source: Buffer, { cap }: Heights): Widths => {
  const drawn = open(source).get();
  const scale = cap / drawn['OS/2'].sCapHeight;
  return new Map(
    drawn.glyf.flatMap((glyph) => charactersOf(glyph).map((one) => [one, glyph.advanceWidth * scale])),
  );
};

/** A font of thousandths with other widths and another line height, under another name. */
export const stretchFont = (source: Buffer, target: Target): Buffer => {
  const font = open(source);
  const drawn = font.get();
  const scale = target.heights.cap / drawn['OS/2'].sCapHeight;
  for (const glyph of drawn.glyf) stretch(glyph, scale, target.widths);
  setHeights(drawn, target.heights, scale);
  drawn.name = namesOf(drawn.name, target);
  font.set(drawn);
  return font.write({ type: 'ttf', hinting: false, toBuffer: true });
};

const charactersOf = (glyph: TTF.Glyph) =>
  (glyph.unicode ?? []).map((codePoint) => String.fromCodePoint(codePoint));

const stretch = (glyph: TTF.Glyph, scale: number, widths: Widths) => {
  const own = glyph.advanceWidth * scale;
  const width = widths.get(charactersOf(glyph)[0] ?? '') ?? Math.round(own);
  const stretched = own === 0 ? 1 : Math.min(WIDEST, Math.max(NARROWEST, width / own));
  const side = (width - own * stretched) / 2;
  const points = (glyph.contours ?? []).flat();
  for (const point of points) {
    point.x = Math.round(point.x * scale * stretched + side);
    point.y = Math.round(point.y * scale);
  }
  glyph.advanceWidth = width;
  if (points.length === 0) return;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  glyph.xMin = glyph.leftSideBearing = Math.min(...xs);
  glyph.xMax = Math.max(...xs);
  glyph.yMin = Math.min(...ys);
  glyph.yMax = Math.max(...ys);
};

const setHeights = (drawn: TTF.TTFObject, { cap, ascent, descent }: Heights, scale: number) => {
  Object.assign(drawn.hhea, { ascent, descent: -descent, lineGap: 0 });
  Object.assign(drawn['OS/2'], {
    sTypoAscender: ascent,
    sTypoDescender: -descent,
    sTypoLineGap: 0,
    usWinAscent: ascent,
    usWinDescent: descent,
    sxHeight: Math.round(drawn['OS/2'].sxHeight * scale),
    sCapHeight: cap,
  });
};

/** What the licence asks for stays; the name and the trademark go. */
const namesOf = (names: TTF.Name, { family, style }: Target): TTF.Name => {
  const postScriptName = `${family.replaceAll(' ', '')}-${style.replaceAll(' ', '')}`;
  const kept = ['copyright', 'licence', 'urlOfLicence'].map((key) => [key, names[key] ?? '']);
  return {
    ...Object.fromEntries(kept),
    version: names.version,
    fontFamily: family,
    fontSubFamily: style,
    fullName: `${family} ${style}`,
    uniqueSubFamily: `1.0;${postScriptName}`,
    postScriptName,
    description: 'Drawn from Noto Sans by a program, with other widths.',
  };
};
