import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

/** Of US letter with margins of an inch. */
const USUAL = { page: 12_240, margin: 1440 };

/** How wide the text is at a place, in twentieths of a point: as its section says, whose properties come last. */
export const textWidthOf = (source: string, at: number): number => {
  const found: { page: number; left: number; right: number }[] = [];
  const number = (element: XmlElement, name: string, usual: number) => {
    const value = Number(attributeOf(element, name) ?? Number.NaN);
    return Number.isFinite(value) ? value : usual;
  };
  scanXml(source, {
    open: (element) => {
      if (element.start < at) return;
      if (element.name === 'w:sectPr')
        found.push({ page: USUAL.page, left: USUAL.margin, right: USUAL.margin });
      const section = found.at(-1);
      if (!section || element.parent?.name !== 'w:sectPr') return;
      if (element.name === 'w:pgSz') section.page = number(element, 'w:w', USUAL.page);
      if (element.name !== 'w:pgMar') return;
      section.left = number(element, 'w:left', USUAL.margin);
      section.right = number(element, 'w:right', USUAL.margin);
    },
  });
  const { page, left, right } = found[0] ?? { page: USUAL.page, left: USUAL.margin, right: USUAL.margin };
  return page - left - right;
};
