import { readFileSync } from 'node:fs';
import type { CharacterSet } from '#shared/characters/character-set.ts';
import { charactersOfFont } from './characters-of-font.ts';
import { scriptFonts, type ScriptFont } from './script-fonts.ts';

const known = new Map<ScriptFont, CharacterSet>();

const charactersOf = (font: ScriptFont) => {
  const characters = known.get(font) ?? charactersOfFont(readFileSync(font.regular));
  known.set(font, characters);
  return characters;
};

/** The fonts that these characters need, the preferred one first; what none of them has is left to chance. */
export const fontsFor = (characters: Iterable<string>, preferred: ScriptFont | undefined): ScriptFont[] => {
  let missing = [...characters];
  return [...(preferred ? [preferred] : []), ...scriptFonts].filter((font) => {
    if (missing.length === 0) return false;
    const left = missing.filter((one) => !charactersOf(font).has(one.codePointAt(0) ?? 0));
    const isOfUse = left.length < missing.length;
    missing = left;
    return isOfUse;
  });
};
