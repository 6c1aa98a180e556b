import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { unwrapWoff } from './unwrap-woff.ts';

export type Style = 'plain' | 'bold' | 'mono';
export type Run = { text: string; font: PDFFont };
export type Fonts = { runsOf: (text: string, style: Style) => Promise<Run[]> };

/** The fonts every reader of PDFs has know western letters only; these are asked for the rest. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type Script = (typeof scripts)[number];

const readPlex = async (script: Script) => {
  const path = import.meta.resolve(`@fontsource/ibm-plex-mono/files/ibm-plex-mono-${script}-400-normal.woff`);
  return unwrapWoff(await readFile(fileURLToPath(path)));
};

const UNKNOWN = '?';

/** Splits text where the font has to change. What no font knows becomes a question mark. */
export const openFonts = (pdf: PDFDocument): Fonts => {
  pdf.registerFontkit(fontkit);
  const embedded = new Map<string, Promise<PDFFont>>();
  const once = (name: string, embed: () => Promise<PDFFont>) => {
    const font = embedded.get(name) ?? embed();
    embedded.set(name, font);
    return font;
  };
  const standard = (name: StandardFonts) => () => once(name, () => pdf.embedFont(name));
  // Whole, since they are small: the two libraries do not agree on how a part of a font is cut out.
  const plex = (script: Script) => () => once(script, async () => pdf.embedFont(await readPlex(script)));
  const all = scripts.map(plex);
  const helvetica = standard(StandardFonts.Helvetica);
  const first = { plain: helvetica, bold: standard(StandardFonts.HelveticaBold), mono: plex('latin') };

  const fontFor = async (character: string) => {
    for (const open of all) {
      const font = await open();
      if (knows(font, character)) return font;
    }
    return undefined;
  };
  /** A word stays in one kind of letters: where the first font lacks one of them, another sets all of it. */
  const setWord = async (word: string, style: Style): Promise<Run[]> => {
    const usual = await first[style]();
    if (Array.from(word).every((character) => knows(usual, character))) return [{ text: word, font: usual }];
    return Promise.all(
      Array.from(word).map(async (character) => {
        const font = await fontFor(character);
        return font ? { text: character, font } : { text: UNKNOWN, font: await helvetica() };
      }),
    );
  };

  return {
    runsOf: async (text, style) => {
      const words = text.replaceAll(/\s/g, ' ').split(/(?<= )/);
      const runs = await Promise.all(words.map((word) => setWord(word, style)));
      return joined(runs.flat());
    },
  };
};

const joined = (runs: Run[]) => {
  const longer: Run[] = [];
  for (const { text, font } of runs) {
    const last = longer.at(-1);
    if (last?.font === font) last.text += text;
    else longer.push({ text, font });
  }
  return longer;
};

const charactersOf = new WeakMap<PDFFont, Set<number>>();

const knows = (font: PDFFont, character: string) => {
  const characters = charactersOf.get(font) ?? new Set(font.getCharacterSet());
  charactersOf.set(font, characters);
  return characters.has(character.codePointAt(0) ?? 0);
};
