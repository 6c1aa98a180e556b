import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { lazily } from '#server/kernel/concurrency/lazily.ts';

type Glyph = { advanceWidth: number; path: { scale: (x: number, y?: number) => { toSVG: () => string } } };

/** The little of fontkit that drawing letters takes. */
export type CoverFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (text: string) => { glyphs: Glyph[] };
};

/** The shop's own face, and another for letters it does not have. */
const FILES = [
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  ...['cyrillic', 'cyrillic-ext', 'vietnamese'].map(
    (script) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${script}-600-normal.woff`,
  ),
];

const openFont = async (file: string) =>
  fontkit.create(await readFile(fileURLToPath(import.meta.resolve(file)))) as unknown as CoverFont;

const fonts = lazily(() => Promise.all(FILES.map(openFont)));

/** Opened once, when the first cover is drawn. */
export const openCoverFonts = () => fonts.get();
