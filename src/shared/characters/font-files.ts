/** Where the files of a font lie among the packages. */
export type FontFiles = {
  /** As the files call themselves: the office asks for it by that name when a font lacks a character. */
  readonly family: string;
  readonly regular: string;
  readonly bold?: string;
};

const noto = (family: string, name: string): FontFiles & { bold: string } => {
  const fileOf = (weight: string) =>
    `@expo-google-fonts/${name}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`;
  return { family, regular: fileOf('400Regular'), bold: fileOf('700Bold') };
};

/** Pictures that are bold enough. */
const pictures = (family: string, name: string): FontFiles => {
  const { regular } = noto(family, name);
  return { family, regular };
};

const asian = (family: string, name: string, file: string): FontFiles => ({
  family,
  regular: `@embedpdf/fonts-${name}/fonts/${file}-Regular.otf`,
  bold: `@embedpdf/fonts-${name}/fonts/${file}-Bold.otf`,
});

/** Of scripts that the office has fonts for. */
export const usualFontFiles: readonly FontFiles[] = [
  noto('Noto Sans', 'noto-sans'),
  noto('Noto Sans Hebrew', 'noto-sans-hebrew'),
  noto('Noto Sans Arabic', 'noto-sans-arabic'),
  noto('Noto Sans Armenian', 'noto-sans-armenian'),
  noto('Noto Sans Georgian', 'noto-sans-georgian'),
];

/** Of those it has none for. */
export const scriptFontFiles: readonly FontFiles[] = [
  noto('Noto Sans Thai', 'noto-sans-thai'),
  pictures('Noto Emoji', 'noto-emoji'),
  pictures('Noto Sans Symbols', 'noto-sans-symbols'),
  pictures('Noto Sans Symbols 2', 'noto-sans-symbols-2'),
];

/** One writing, several shapes: Chinese characters are written differently in different places. */
export const asianFontFiles = {
  'zh-Hans': asian('Noto Sans S Chinese', 'sc', 'NotoSansHans'),
  'zh-Hant': asian('Noto Sans T Chinese', 'tc', 'NotoSansHant'),
  ja: asian('Noto Sans Japanese', 'jp', 'NotoSansJP'),
  ko: asian('Noto Sans Korean', 'kr', 'NotoSansKR'),
} as const;

export type AsianScript = keyof typeof asianFontFiles;
