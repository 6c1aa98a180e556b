import { readStyleSheet } from '#office/styles/style-sheet.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

/** What is said of the height of lines: fixed, or growing with what stands in them. */
type Height = 'fixed' | 'growing';

/** A height in figures without a rule grows. */
const heightSaidBy = (element: XmlElement): Height | undefined => {
  if (element.name !== 'w:spacing' || element.parent?.name !== 'w:pPr') return undefined;
  const rule = attributeOf(element, 'w:lineRule');
  if (rule === undefined && attributeOf(element, 'w:line') === undefined) return undefined;
  return rule === 'exact' ? 'fixed' : 'growing';
};

/** Whether the style of a paragraph, or else that of all paragraphs, fixes the height of its lines. */
export type IsFixedByStyle = (styleId: string | undefined) => boolean;

export const readStyleHeights = (source: string | undefined): IsFixedByStyle => {
  const { chainOf, defaults } = readStyleSheet(source, {
    nothing: (): { height?: Height } => ({}),
    note: (facts, element) => {
      const height = heightSaidBy(element);
      if (height) facts.height = height;
    },
  });
  return (styleId) =>
    (chainOf(styleId).find(({ facts }) => facts.height)?.facts.height ?? defaults.height) === 'fixed';
};

/** Lines of a fixed height cut off what is higher than a line. */
export const collectFixedLines = (isFixedByStyle: IsFixedByStyle) => {
  const heights = new Map<XmlElement, Height>();
  const styleIds = new Map<XmlElement, string | undefined>();
  const open = (element: XmlElement) => {
    const paragraph = element.parent?.name === 'w:pPr' ? element.parent.parent : undefined;
    if (!paragraph) return;
    if (element.name === 'w:pStyle') styleIds.set(paragraph, attributeOf(element, 'w:val'));
    const height = heightSaidBy(element);
    if (height) heights.set(paragraph, height);
  };
  const isFixed = (paragraph: XmlElement) => {
    const own = heights.get(paragraph);
    return own ? own === 'fixed' : isFixedByStyle(styleIds.get(paragraph));
  };
  return { open, isFixed };
};
