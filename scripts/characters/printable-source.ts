import { readFileSync } from 'node:fs';
import { codePointsOfFont } from '#server/adapters/converter/fonts/characters-of-font.ts';
import { scriptFonts } from '#server/adapters/converter/fonts/script-fonts.ts';
import { encodeCharacters } from '#shared/characters/character-set.ts';
import { officeFontFiles } from './office-font-files.ts';

export const PRINTABLE_FILE = 'src/shared/characters/printable.ts';

const codePointsOf = (files: readonly Buffer[]) =>
  new Set(files.flatMap((file) => [...codePointsOfFont(file)]));

/** What the fonts say of themselves, as the module the shop reads. */
export const printableSource = () => {
  const office = codePointsOf(officeFontFiles());
  const all = [...office, ...codePointsOf(scriptFonts.map(({ regular }) => readFileSync(regular)))];
  return `// Written from the fonts by \`npm run characters\`.

/** The characters of the fonts that every office starts with. */
export const IN_EVERY_OFFICE =
  '${encodeCharacters(office)}';

/** Those and the characters of the fonts that come with a document that needs them. */
export const PRINTABLE =
  '${encodeCharacters(all)}';
`;
};
