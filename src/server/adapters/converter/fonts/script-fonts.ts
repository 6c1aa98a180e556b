import { dirname, join } from 'node:path';
import { asianFontFiles, type FontFiles, scriptFontFiles } from '#shared/characters/font-files.ts';

/** Fonts of scripts that most documents do without; an office gets one with the first document that needs it. */
export type ScriptFont = FontFiles;

const LIBRARIES = join(import.meta.dirname, '../../../../../node_modules');

const here = ({ family, regular, bold }: FontFiles): ScriptFont => ({
  family,
  regular: join(LIBRARIES, regular),
  ...(bold && { bold: join(LIBRARIES, bold) }),
});

export const asianFonts = {
  'zh-Hans': here(asianFontFiles['zh-Hans']),
  'zh-Hant': here(asianFontFiles['zh-Hant']),
  ja: here(asianFontFiles.ja),
  ko: here(asianFontFiles.ko),
};

export const scriptFonts: readonly ScriptFont[] = [
  ...scriptFontFiles.map(here),
  ...Object.values(asianFonts),
];

/** For an office that looks for fonts itself. */
export const scriptFontFolders: readonly string[] = [
  ...new Set(
    scriptFonts
      .flatMap(({ regular, bold }) => [regular, ...(bold ? [bold] : [])])
      .map((file) => dirname(file)),
  ),
];
