import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

/** Of US letter with margins of an inch. */
const USUAL = { page: 12_240, left: 1440, right: 1440 };

type Section = typeof USUAL & { start: number };

/** How wide the text is at a place, in twentieths of a point: as its section says, whose properties come last. */
export const textWidthsOf = (source: string) => {
  let sections: Section[] | undefined;
  return {
    at: (place: number): number => {
      sections ??= readSections(source);
      const { page, left, right } = sections.find(({ start }) => start > place) ?? USUAL;
      return page - left - right;
    },
  };
};

const readSections = (source: string) => {
  const sections: Section[] = [];
  scanXml(source, {
    open: (element) => {
      if (element.name === 'w:sectPr') sections.push({ ...USUAL, start: element.start });
      const section = sections.at(-1);
      if (!section || element.parent?.name !== 'w:sectPr') return;
      if (element.name === 'w:pgSz') section.page = number(element, 'w:w', USUAL.page);
      if (element.name !== 'w:pgMar') return;
      section.left = number(element, 'w:left', USUAL.left);
      section.right = number(element, 'w:right', USUAL.right);
    },
  });
  return sections;
};

const number = (element: XmlElement, name: string, usual: number) => {
  const value = Number(attributeOf(element, name) ?? Number.NaN);
  return Number.isFinite(value) ? value : usual;
};
