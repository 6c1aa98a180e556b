import { isChromatic, isSignal } from '#office/colours/judge-colour.ts';
import { readStyleSheet } from '#office/styles/style-sheet.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

/** How often a part leaves a colour to the theme, and how often it says one itself that nothing can replace. */
export type ColourUse = { themed: number; fixed: number };

export const noColours = (): ColourUse => ({ themed: 0, fixed: 0 });

const ACCENT = /^accent[1-6]$/;
const BORDERS: ReadonlySet<string> = new Set(['w:pBdr', 'w:tblBorders', 'w:tcBorders', 'w:pgBorders']);

/** The colours an element gives, each with the accent it is left to, if it is. */
const coloursOf = (element: XmlElement): { accent?: string | undefined; value?: string | undefined }[] => {
  const themed = () => attributeOf(element, 'w:themeColor');
  if (element.name === 'w:color') return [{ accent: themed(), value: attributeOf(element, 'w:val') }];
  if (element.name === 'w:shd')
    return [{ accent: attributeOf(element, 'w:themeFill'), value: attributeOf(element, 'w:fill') }];
  if (BORDERS.has(element.parent?.name ?? ''))
    return [{ accent: themed(), value: attributeOf(element, 'w:color') }];
  if (element.name === 'a:schemeClr') return [{ accent: element.attributes.val }];
  if (element.name === 'a:srgbClr') return [{ value: element.attributes.val }];
  return [];
};

export const noteColours = (use: ColourUse, element: XmlElement) => {
  for (const { accent, value } of coloursOf(element)) {
    if (ACCENT.test(accent ?? '')) use.themed += 1;
    else if (accent === undefined && value !== undefined && isChromatic(value) && !isSignal(value))
      use.fixed += 1;
  }
};

export const coloursOfStyles = (source: string | undefined, styleIds: ReadonlySet<string>): ColourUse[] =>
  readStyleSheet(source, { nothing: noColours, note: noteColours }).usedBy(styleIds);
