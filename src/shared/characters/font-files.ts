/** Where the files of a font lie in the project. */
export type FontFiles = {
  /** As the files call themselves: the office asks for it by that name when a font lacks a character. */
  readonly family: string;
  readonly regular: string;
  readonly bold?: string;
  readonly italic?: string;
  readonly boldItalic?: string;
};

const google = (family: string, name: string): FontFiles & { bold: string } => {
  const fileOf = (weight: string) =>
    `node_modules/@expo-google-fonts/${name}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`;
  return { family, regular: fileOf('400Regular'), bold: fileOf('700Bold') };
};

const withItalics = (files: FontFiles & { bold: string }): FontFiles => ({
  ...files,
  italic: files.regular.replaceAll('400Regular', '400Regular_Italic'),
  boldItalic: files.bold.replaceAll('700Bold', '700Bold_Italic'),
});

/** Pictures that are bold enough. */
const pictures = (family: string, name: string): FontFiles => {
  const { regular } = google(family, name);
  return { family, regular };
};

const asian = (family: string, name: string, file: string): FontFiles => ({
  family,
  regular: `node_modules/@embedpdf/fonts-${name}/fonts/${file}-Regular.otf`,
  bold: `node_modules/@embedpdf/fonts-${name}/fonts/${file}-Bold.otf`,
});

/** Of no package: as their makers give them away, or made by `npm run fonts`. */
const kept = (family: string, file: string, styles: readonly (keyof typeof STYLES)[]): FontFiles => {
  const fileOf = (style: string) => `src/server/adapters/converter/fonts/files/${file}-${style}.ttf`;
  const files = styles.map((style) => [style, fileOf(STYLES[style])]);
  return { family, regular: fileOf(STYLES.regular), ...Object.fromEntries(files) };
};
const STYLES = { regular: 'Regular', bold: 'Bold', italic: 'Italic', boldItalic: 'BoldItalic' };

/** By the family that is not there: a free one that was drawn to take its place. */
export const standInFontFiles: Readonly<Record<string, FontFiles>> = {
  Georgia: withItalics(google('Gelasio', 'gelasio')),
  'Comic Sans MS': google('Comic Relief', 'comic-relief'),
  Aptos: kept('Bindery Sans', 'BinderySans', ['bold', 'italic', 'boldItalic']),
  'Aptos Display': kept('Bindery Sans Display', 'BinderySansDisplay', ['bold']),
  'Segoe UI': kept('Selawik', 'Selawik', ['bold']),
};

/** Of scripts that the office has fonts for. */
export const usualFontFiles: readonly FontFiles[] = [
  google('Noto Sans', 'noto-sans'),
  google('Noto Sans Hebrew', 'noto-sans-hebrew'),
  google('Noto Sans Arabic', 'noto-sans-arabic'),
  google('Noto Sans Armenian', 'noto-sans-armenian'),
  google('Noto Sans Georgian', 'noto-sans-georgian'),
];

/** Of those it has none for. */
export const scriptFontFiles: readonly FontFiles[] = [
  google('Noto Sans Thai', 'noto-sans-thai'),
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
