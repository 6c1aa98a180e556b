import { dirname, join } from 'node:path';

/** Fonts of scripts that most documents do without; an office gets one with the first document that needs it. */
export type ScriptFont = {
  /** As the files call themselves: the office asks for it by that name when a font lacks a character. */
  family: string;
  regular: string;
  bold?: string;
};

const LIBRARIES = join(import.meta.dirname, '../../../../../node_modules');

const noto = (family: string, name: string, ...weights: ('400Regular' | '700Bold')[]): ScriptFont => {
  const [regular = '', bold] = weights.map((weight) =>
    join(LIBRARIES, '@expo-google-fonts', name, weight, `${family.replaceAll(' ', '')}_${weight}.ttf`),
  );
  return { family, regular, ...(bold && { bold }) };
};

const asian = (family: string, name: string, file: string): ScriptFont => ({
  family,
  regular: join(LIBRARIES, `@embedpdf/fonts-${name}`, 'fonts', `${file}-Regular.otf`),
  bold: join(LIBRARIES, `@embedpdf/fonts-${name}`, 'fonts', `${file}-Bold.otf`),
});

/** One writing, several shapes: Chinese characters are written differently in different places. */
export const asianFonts = {
  'zh-Hans': asian('Noto Sans S Chinese', 'sc', 'NotoSansHans'),
  'zh-Hant': asian('Noto Sans T Chinese', 'tc', 'NotoSansHant'),
  ja: asian('Noto Sans Japanese', 'jp', 'NotoSansJP'),
  ko: asian('Noto Sans Korean', 'kr', 'NotoSansKR'),
} as const;

export type AsianScript = keyof typeof asianFonts;

export const otherFonts: readonly ScriptFont[] = [
  noto('Noto Sans Thai', 'noto-sans-thai', '400Regular', '700Bold'),
  noto('Noto Emoji', 'noto-emoji', '400Regular'),
  noto('Noto Sans Symbols', 'noto-sans-symbols', '400Regular'),
  noto('Noto Sans Symbols 2', 'noto-sans-symbols-2', '400Regular'),
];

export const scriptFonts: readonly ScriptFont[] = [...otherFonts, ...Object.values(asianFonts)];

/** For an office that looks for fonts itself. */
export const scriptFontFolders: readonly string[] = [
  ...new Set(
    scriptFonts
      .flatMap(({ regular, bold }) => [regular, ...(bold ? [bold] : [])])
      .map((file) => dirname(file)),
  ),
];
