import { attributeName } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** The attributes of one element: `{ 'w:val': 'single', 'w:sz': '4' }`. */
export type Said = Readonly<Record<string, string>>;

/** What is said of a table or a paragraph, by its place: `w:tblPr/w:tblInd`, `w:pPr/w:spacing`. */
export type Look = ReadonlyMap<string, Said>;

export const SPACING = 'w:pPr/w:spacing';
export const LETTER_SIZE = 'w:rPr/w:sz';
const SIDES = ['w:top', 'w:left', 'w:bottom', 'w:right'];

/** All that is carried from a style into a table, in the order in which Word writes it. */
export const TABLE_PLACES: readonly string[] = [
  'w:tblPr/w:tblInd',
  ...[...SIDES, 'w:insideH', 'w:insideV'].map((side) => `w:tblPr/w:tblBorders/${side}`),
  ...SIDES.map((side) => `w:tblPr/w:tblCellMar/${side}`),
];

/** The names on the way from an ancestor down to an element. */
export const placeOf = (element: XmlElement, ancestor: string): string => {
  const names = [element.name];
  for (let above = element.parent; above && above.name !== ancestor; above = above.parent)
    names.unshift(above.name);
  return names.join('/');
};

export const saidBy = (element: XmlElement): Said =>
  Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [attributeName(name, element.scope), value]),
  );

/** Whether it is all in words of Word's, and not in those of an extension that we do not know. */
export const isPlainlySaid = (said: Said) => Object.keys(said).every((name) => name.startsWith('w:'));
