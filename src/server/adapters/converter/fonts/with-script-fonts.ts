import { asianLanguageOf } from '#office/asian-language.ts';
import { chooseFamilies } from '#office/choose-families.ts';
import { markDirections } from '#office/mark-directions.ts';
import { nameAsianFont } from '#office/name-asian-font.ts';
import { RefusedFile } from '#office/refusal.ts';
import { printingNeeds } from '#office/printing-needs.ts';
import { type CharacterSet, decodeCharacters } from '#shared/characters/character-set.ts';
import { IN_EVERY_OFFICE } from '#shared/characters/printable.ts';
import { chosenFamily } from '#shared/font-families.ts';
import { asianScriptOf, isAsian } from '#shared/characters/asian-script-of.ts';
import { fontsFor } from './fonts-for.ts';
import { asianFonts, type ScriptFont, standInFonts } from './script-fonts.ts';

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
  const there = new Set(own.families.map((family) => family.toLowerCase()));
  const isThere = (family: string) => there.has(family.toLowerCase());
  const needs = printingNeeds(file, {
    isUsual: (codePoint) =>
      inEveryOffice.has(codePoint) || own.characters.has(codePoint) || isOfSymbolFont(codePoint),
    families: [...standInFonts.keys()],
  });
  const turned = needs.mayHoldDirections ? markDirections(file) : file;
  const docx = needs.mayHoldLists
    ? chooseFamilies(turned, (list) => chosenFamily(list, own.families))
    : turned;
  const standIns = needs.families
    .filter((family) => !isThere(family))
    .flatMap((family) => standInFonts.get(family) ?? []);
  const asian = [...needs.unusual].filter(isAsian).join('');
  const preferred = asian === '' ? undefined : asianFonts[asianScriptOf(asian, asianLanguageOf(docx))];
  return {
    docx: preferred ? nameAsianFont(docx, { family: preferred.family, isThere }) : docx,
    fonts: [...standIns, ...fontsFor(needs.unusual, preferred)],
  };
};
