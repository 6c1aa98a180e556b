import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codePointsOfFont } from './characters-of-font.ts';
import { fontFamiliesOf } from './font-families-of.ts';

type OwnFont = { path: string; families: string[]; codePoints: () => ReadonlySet<number> };

/** The fonts a shop has put into its folder. No folder, no fonts; a file that is no font is passed over. */
export const listOwnFonts = async (directory: string): Promise<OwnFont[]> => {
  const names = await readdir(directory).catch(() => []);
  const files = names.filter((name) => /^[^.].*\.(?:ttf|otf)$/i.test(name)).toSorted();
  const fonts = await Promise.all(
    files.map(async (name) => {
      const path = join(directory, name);
      const file = await readFile(path);
      return { path, families: fontFamiliesOf(file), codePoints: () => codePointsOfFont(file) };
    }),
  );
  return fonts.filter(({ families }) => families.length > 0);
};
