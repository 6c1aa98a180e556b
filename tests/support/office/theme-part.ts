import type { Part } from './build-docx.ts';

/** A theme with these accents, the first ones first. */
export const themePart = (accents: readonly string[], folder = 'word'): Part => ({
  name: `${folder}/theme/theme1.xml`,
  type: 'application/vnd.openxmlformats-officedocument.theme+xml',
  use: 'theme',
  content: `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"><a:themeElements><a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>${accents
    .map((colour, index) => `<a:accent${index + 1}><a:srgbClr val="${colour}"/></a:accent${index + 1}>`)
    .join('')}</a:clrScheme></a:themeElements></a:theme>`,
});
