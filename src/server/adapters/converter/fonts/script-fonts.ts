import { dirname, join } from 'node:path';
import {
  asianFontFiles,
  type FontFiles,
  scriptFontFiles,
  standInFontFiles,
} from '#shared/characters/font-files.ts';

/** Fonts that most documents do without; an office gets one with the first document that needs it. */
export type ScriptFont = FontFiles;

const PROJECT = join(import.meta.dirname, '../../../../..');

const here = ({ family, ...files }: FontFiles): ScriptFont => {
  const paths = Object.entries(files).map(([style, file]) => [style, join(PROJECT, file)]);
  return { family, ...(Object.fromEntries(paths) as Omit<FontFiles, 'family'>) };
};

export const asianFonts = {
  'zh-Hans': here(asianFontFiles['zh-Hans']),
  'zh-Hant': here(asianFontFiles['zh-Hant']),
  ja: here(asianFontFiles.ja),
  ko: here(asianFontFiles.ko),
};

/** By what they have characters of. */
export const scriptFonts: readonly ScriptFont[] = [
  ...scriptFontFiles.map(here),
  ...Object.values(asianFonts),
];

/** By the family they stand in for. */
export const standInFonts: ReadonlyMap<string, ScriptFont> = new Map(
  Object.entries(standInFontFiles).map(([family, files]) => [family, here(files)]),
);

export const filesOf = ({ regular, bold, italic, boldItalic }: ScriptFont) => ({
  embedRegular: regular,
  ...(bold && { embedBold: bold }),
  ...(italic && { embedItalic: italic }),
  ...(boldItalic && { embedBoldItalic: boldItalic }),
});

/** For an office that looks for fonts itself. */
export const scriptFontFolders: readonly string[] = [
  ...new Set(
    [...scriptFonts, ...standInFonts.values()]
      .flatMap((font) => Object.values(filesOf(font)))
      .map((file) => dirname(file)),
  ),
];
