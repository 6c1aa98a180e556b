import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { unwrapWoff } from './unwrap-woff.ts';

export type Style = 'plain' | 'bold' | 'mono';
export type Run = { text: string; font: PDFFont };
export type Fonts = { runsOf: (text: string, style: Style) => Promise<Run[]> };

/** The fonts every reader of PDFs has know western letters only; these are asked for the rest. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type Script = (typeof scripts)[number];
type Weight = 400 | 600;

const readPlex = async (script: Script, weight: Weight) => {
  const path = import.meta.resolve(
    `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${script}-${weight}-normal.woff`,
  );
  return unwrapWoff(await readFile(fileURLToPath(path)));
};

const UNKNOWN = '?';

type Open = () => Promise<PDFFont>;

/**
 * One face for the whole bill: the reader's own if that knows every letter of the texts, else ours. What no font knows
 * becomes a question mark.
 */
export const openFonts = async (pdf: PDFDocument, texts: readonly string[]): Promise<Fonts> => {
  pdf.registerFontkit(fontkit);
  const embedded = new Map<string, Promise<PDFFont>>();
  const once = (name: string, embed: Open) => {
    const font = embedded.get(name) ?? embed();
    embedded.set(name, font);
    return font;
  };
  const standard = (name: StandardFonts): Open[] => [() => once(name, () => pdf.embedFont(name))];
  // Whole, since they are small: the two libraries do not agree on how a part of a font is cut out.
  const plex = (weight: Weight) =>
    scripts.map(
      (script): Open =>
        () =>
          once(`${script} ${weight}`, async () => pdf.embedFont(await readPlex(script, weight))),
    );

  const fontFor = async (fonts: Open[], character: string) => {
    for (const open of fonts) {
      const font = await open();
      if (knows(font, character)) return font;
    }
    return undefined;
  };
  const needsOurs = async () => {
    // Asked in a document of its own: a font that was opened once is in the bill.
    const usual = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
    for (const character of new Set(texts.join('').replaceAll(/\s/g, '')))
      if (!knows(usual, character) && (await fontFor(plex(400), character))) return true;
    return false;
  };
  const faces: Record<Style, Open[]> = (await needsOurs())
    ? { plain: plex(400), bold: plex(600), mono: plex(400) }
    : {
        plain: standard(StandardFonts.Helvetica),
        bold: standard(StandardFonts.HelveticaBold),
        mono: plex(400),
      };

  return {
    runsOf: async (text, style) => {
      const runs: Run[] = [];
      for (const character of text.replaceAll(/\s/g, ' ')) {
        const font = await fontFor(faces[style], character);
        runs.push(
          font
            ? { text: character, font }
            : { text: UNKNOWN, font: (await fontFor(faces[style], UNKNOWN)) as PDFFont },
        );
      }
      return joined(runs);
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
