import { palette } from './palette.ts';

const ACCENT = /(<a:accent1>)<a:srgbClr val="\w+"\/>/;
const GREEN = new RegExp(`(?<=<w:\\w+ [^>]*)(w:(?:val|color)="${palette.green}")`, 'g');

/** The green is the theme's first accent, wherever it is used: a customer who has colours gets the document in theirs. */
export const useTheme = (part: string, xml: string): string => {
  if (part === 'word/theme/theme1.xml') return xml.replace(ACCENT, `$1<a:srgbClr val="${palette.green}"/>`);
  return part.startsWith('word/') ? xml.replaceAll(GREEN, '$1 w:themeColor="accent1"') : xml;
};
