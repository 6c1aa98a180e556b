import type { CoverFont } from './cover-fonts.ts';

export type Lettering = {
  widthOf: (text: string, size: number) => number;
  /** The outlines of a line whose letters stand on `y`. */
  outlinesOf: (text: string, at: { x: number; y: number; size: number }) => string;
};

/** Text as outlines: a picture drawn from them needs no font, and no letter of it can be anything but a letter. */
export const letteringIn = (fonts: readonly CoverFont[]): Lettering => {
  const glyphsOf = (text: string) =>
    Array.from(text).flatMap((character) => {
      const font = fontFor(fonts, character);
      const [glyph] = font?.layout(character).glyphs ?? [];
      return font && glyph ? [{ glyph, scale: 1 / font.unitsPerEm }] : [];
    });
  const widthOf = (text: string, size: number) =>
    glyphsOf(text).reduce((width, { glyph, scale }) => width + glyph.advanceWidth * scale * size, 0);
  return {
    widthOf,
    outlinesOf: (text, { x, y, size }) => {
      let left = x;
      return glyphsOf(text)
        .map(({ glyph, scale }) => {
          const outline = glyph.path.scale(scale * size, -scale * size).toSVG();
          const placed = `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)})" d="${outline}"/>`;
          left += glyph.advanceWidth * scale * size;
          return placed;
        })
        .join('');
    },
  };
};

const fontFor = (fonts: readonly CoverFont[], character: string) =>
  fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Whether every letter of it can be drawn: half a title would say something else. */
export const canWrite = (fonts: readonly CoverFont[], text: string) =>
  Array.from(text).every((character) => fontFor(fonts, character));

/** Breaks between words, and within one that is wider than a whole line; what is too much for all lines is left out. */
export const linesOf = (
  { widthOf }: Pick<Lettering, 'widthOf'>,
  text: string,
  { width, size, most }: { width: number; size: number; most: number },
) => {
  const lines: string[] = [];
  let line = '';
  const isTooWide = (part: string) => widthOf(part.trimEnd(), size) > width;
  const parts = text.split(/(?<=\s)/u).flatMap((word) => (isTooWide(word) ? Array.from(word) : [word]));
  for (const part of parts) {
    if (line !== '' && isTooWide(line + part)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  lines.push(line.trimEnd());
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`];
};
