import { readFileSync } from 'node:fs';
import { charactersOfFont } from './characters-of-font.ts';
import { fontFamiliesOf } from './font-families-of.ts';
import type { OwnCharacters } from './with-script-fonts.ts';

/** What the shop's own font files bring, all together. */
export const ownCharacters = (paths: readonly string[]): OwnCharacters => {
  const fonts = paths.map((path) => readFileSync(path));
  const sets = fonts.map(charactersOfFont);
  return {
    families: fonts.flatMap(fontFamiliesOf),
    characters: { has: (codePoint) => sets.some((set) => set.has(codePoint)) },
  };
};
