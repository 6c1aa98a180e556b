import { sectionMark } from '#office/for-office/mark-sections.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { destinationName } from './destination-name.ts';
import { writeNumber } from './write-number.ts';

/** On which sheet of paper each bookmark stands, counted from 1, by the names that LibreOffice gives them in a PDF. */
export type BookmarkPages = Readonly<Record<string, number>>;

/** How the pages of a section are numbered. */
type Section = { start: number | undefined; format: string; type: string };

export const readSections = (source: string): Section[] => {
  const sections: Section[] = [];
  const open = (element: XmlElement) => {
    const { name, parent } = element;
    if (name === 'w:sectPr' && parent?.name !== 'w:sectPrChange')
      sections.push({ start: undefined, format: 'decimal', type: 'nextPage' });
    const section = parent?.name === 'w:sectPr' ? sections.at(-1) : undefined;
    if (!section) return;
    if (name === 'w:type') section.type = attributeOf(element, 'w:val') ?? section.type;
    if (name !== 'w:pgNumType') return;
    const start = attributeOf(element, 'w:start');
    section.start = start === undefined ? undefined : Number(start);
    section.format = attributeOf(element, 'w:fmt') ?? section.format;
  };
  scanXml(source, { open });
  return sections;
};

/** What is printed on a sheet of paper as its number. A section that begins on the page of another changes nothing there. */
export const numberPages = (sections: readonly Section[], pages: BookmarkPages) => {
  const starts = sections.flatMap((section, index) => {
    const page = index === 0 ? 1 : pages[destinationName(sectionMark(index + 1))];
    return page === undefined || (index > 0 && section.type === 'continuous') ? [] : [{ ...section, page }];
  });
  let before = { page: 1, number: 1, format: 'decimal' };
  const runs = starts.map(({ start, format, type, page }) => {
    const next = before.number + page - before.page;
    before = { page, number: start ?? onItsSide(next, type), format };
    return before;
  });
  return (page: number) => {
    const run = runs.findLast((one) => one.page <= page) ?? { page: 1, number: 1, format: 'decimal' };
    return writeNumber(run.number + page - run.page, run.format);
  };
};

/** The blank page before a section that begins on an odd or an even page is counted, and not in the PDF. */
const onItsSide = (number: number, type: string) => {
  const isOdd = number % 2 === 1;
  return (type === 'oddPage' && !isOdd) || (type === 'evenPage' && isOdd) ? number + 1 : number;
};
