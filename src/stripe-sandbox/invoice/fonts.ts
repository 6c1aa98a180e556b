import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { fontLibrary, type LibraryFont, type OpenFont, type Weight } from './font-library.ts';
import { piecesFromLeft } from './visual-order.ts';

export type Style = 'plain' | 'bold' | 'mono';
export type Run = { text: string; font: PDFFont };
export type Fonts = { runsOf: (text: string, style: Style) => Promise<Run[]> };

const UNKNOWN = '?';
/** Seen only by what they do to their neighbours. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

type Face = { fontFor: (piece: string) => Promise<PDFFont | undefined> };

/**
 * One face for the whole bill: the reader's own if that knows every letter of the texts, else ours, with others only for
 * scripts that it lacks. What no font knows becomes a question mark.
 */
export const openFonts = async (pdf: PDFDocument, texts: readonly string[]): Promise<Fonts> => {
  pdf.registerFontkit(fontkit);
  const embedded = new Map<string, Promise<PDFFont>>();
  const embedOnce = (name: string, embed: () => Promise<PDFFont>) => {
    const font = embedded.get(name) ?? embed();
    embedded.set(name, font);
    return font;
  };
  const standard = (name: StandardFonts): Face => ({
    fontFor: () => embedOnce(name, () => pdf.embedFont(name)),
  });
  const ours = (weight: Weight): Face => {
    const library = fontLibrary(texts, weight);
    return {
      fontFor: async (piece) => {
        const font = await findFont(library, piece);
        return font && embedOnce(font.name, () => pdf.embedFont(font.bytes, { subset: true }));
      },
    };
  };
  const faces: Record<Style, Face> = (await isUsual(texts))
    ? {
        plain: standard(StandardFonts.Helvetica),
        bold: standard(StandardFonts.HelveticaBold),
        mono: ours(400),
      }
    : { plain: ours(400), bold: ours(600), mono: ours(400) };

  return {
    runsOf: async (text, style) => {
      const runs: Run[] = [];
      for (const piece of piecesFromLeft(text.replaceAll(/\s/g, ' '))) {
        const font = await faces[style].fontFor(piece);
        runs.push(
          font
            ? { text: piece, font }
            : { text: UNKNOWN, font: (await faces[style].fontFor(UNKNOWN)) as PDFFont },
        );
      }
      return joined(runs);
    },
  };
};

const findFont = async (library: readonly OpenFont[], piece: string): Promise<LibraryFont | undefined> => {
  const seen = Array.from(piece).filter((character) => !UNSEEN.test(character));
  for (const open of library) {
    const font = await open();
    if (seen.every(font.knows)) return font;
  }
  return undefined;
};

/** Whether the fonts that every reader of PDFs has know all of it; those are asked in a document of their own. */
const isUsual = async (texts: readonly string[]) => {
  const usual = new Set(
    (await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)).getCharacterSet(),
  );
  const characters = Array.from(new Set(texts.join('').replaceAll(/\s/g, '')));
  return characters.every((character) => usual.has(character.codePointAt(0) ?? 0));
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
