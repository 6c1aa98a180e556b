import { substitutes } from '#shared/font-families.ts';

/** The engines know these pairs themselves, or draw the signs in a way of their own; an alias would only disturb. */
const builtIn = (family: string) => substitutes[family]?.family === 'OpenSymbol';

/** The table in fontconfig's words. */
export const fontAliasesXml = () =>
  Object.entries(substitutes)
    .filter(([family]) => !builtIn(family))
    .map(
      ([family, { family: substitute }]) =>
        `<alias binding="same"><family>${family}</family><accept><family>${substitute}</family></accept></alias>`,
    )
    .join('\n');

/** The same as a file, for an office whose own configuration may read it. */
export const fontAliasesFile = () =>
  `<?xml version="1.0"?>\n<fontconfig>\n${fontAliasesXml()}\n</fontconfig>\n`;

/** Which font files of the embedded office stay. Each file left costs thousands of file calls at every start. */
export const isKeptFontFile = (name: string) =>
  !/\.(?:ttf|otf|ttc)$/i.test(name) ||
  /^(?:Carlito|Caladea|Liberation|opens___|DejaVu(?:Sans|Serif)(?:-(?:Bold|Oblique|Italic|BoldOblique|BoldItalic))?\.|Noto(?:Sans|Serif)-|NotoSans(?:Hebrew|Arabic)-|NotoSerifHebrew-|NotoNaskhArabic-)/.test(
    name,
  );
