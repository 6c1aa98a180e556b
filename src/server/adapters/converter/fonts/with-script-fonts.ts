import { asianLanguageOf } from '#office/asian-language.ts';
import { markDirections } from '#office/mark-directions.ts';
import { nameAsianFont } from '#office/name-asian-font.ts';
import { RefusedFile } from '#office/refusal.ts';
import { unusualCharacters } from '#office/unusual-characters.ts';
import { type CharacterSet, decodeCharacters } from '#shared/characters/character-set.ts';
import { IN_EVERY_OFFICE } from '#shared/characters/printable.ts';
import { asianScriptOf, isAsian } from '#shared/characters/asian-script-of.ts';
import { fontsFor } from './fonts-for.ts';
import { asianFonts, type ScriptFont } from './script-fonts.ts';

/** What the shop's own fonts bring. */
export type OwnCharacters = { families: readonly string[]; characters: CharacterSet };

const inEveryOffice = decodeCharacters(IN_EVERY_OFFICE);

/** Bullets of Word's: signs of fonts such as Symbol and Wingdings. */
const isOfSymbolFont = (codePoint: number) => codePoint >= 0xf000 && codePoint <= 0xf0ff;

type Prepared = { docx: Uint8Array; fonts: readonly ScriptFont[] };

/**
 * A document as the office gets it, and the fonts it has to know for it. Most need none, and stay as they are; what we
 * cannot read, the office may judge.
 */
export const withScriptFonts = (docx: Uint8Array, own: OwnCharacters): Prepared => {
  try {
    return prepare(docx, own);
  } catch (error) {
    if (error instanceof RefusedFile) return { docx, fonts: [] };
    throw error;
  }
};

const prepare = (file: Uint8Array, own: OwnCharacters): Prepared => {
  const docx = markDirections(file);
  const isUsual = (codePoint: number) =>
    inEveryOffice.has(codePoint) || own.characters.has(codePoint) || isOfSymbolFont(codePoint);
  const unusual = [...unusualCharacters(docx, isUsual)];
  if (unusual.length === 0) return { docx, fonts: [] };
  const asian = unusual.filter(isAsian).join('');
  if (asian === '') return { docx, fonts: fontsFor(unusual, undefined) };
  const preferred = asianFonts[asianScriptOf(asian, asianLanguageOf(docx))];
  const ownFamilies = new Set(own.families.map((family) => family.toLowerCase()));
  return {
    docx: nameAsianFont(docx, {
      family: preferred.family,
      isThere: (family) => ownFamilies.has(family.toLowerCase()),
    }),
    fonts: fontsFor(unusual, preferred),
  };
};
