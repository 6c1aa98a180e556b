import { type CharacterSet, decodeCharacters } from './character-set.ts';
import { PRINTABLE } from './printable.ts';

/** They turn, join or part others, and are never seen themselves. */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const MARK = /^\p{M}$/u;
/** What a mark stands on when it is shown alone. */
const DOTTED_CIRCLE = '\u25cc';

let printable: CharacterSet | undefined;

/** The characters that none of the fonts has, each once. `own` are those of the shop's own fonts. */
export const unprintableIn = (text: string, own?: CharacterSet): string[] => {
  printable ??= decodeCharacters(PRINTABLE);
  const found = new Set<string>();
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (printable.has(codePoint) || own?.has(codePoint) || UNSEEN.test(character)) continue;
    found.add(MARK.test(character) ? DOTTED_CIRCLE + character : character);
  }
  return [...found];
};
