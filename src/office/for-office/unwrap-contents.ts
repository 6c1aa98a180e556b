import { type Field, isContents, pageTargetOf, readFields } from '#office/fields/read-fields.ts';
import { applyEdits, type Edit, removeElement } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** Inside contents Word hides nothing by these and colours nothing; outside it would. */
const ONLY_INSIDE: ReadonlySet<string> = new Set(['w:webHidden', 'w:rStyle']);
const FIGURES = /^\s*\d+\s*$/;

/**
 * Contents as plain paragraphs with a number of a page each. LibreOffice prints a table of contents as it was saved, and
 * numbers of pages that stand in one alone as well; those in plain text it counts itself. It knows figures only: roman numbers are printed
 * as they stand in the text.
 */
export const unwrapContents = (source: string): string => {
  if (!/\b(?:TOC|PAGEREF)\b/.test(source)) return source;
  const edits: Edit[] = [];
  const looks: { element: XmlElement; fields: readonly Field[] }[] = [];
  const fields = readFields(source, {
    open: (element, around) => {
      if (around.length > 0 && ONLY_INSIDE.has(element.name)) looks.push({ element, fields: [...around] });
    },
  });
  for (const field of fields) {
    const isPage = pageTargetOf(field) !== undefined;
    const isText = isContents(field) || (isPage && field.result.trim() !== '' && !FIGURES.test(field.result));
    if (isText) edits.push(...field.marks.map(removeElement));
    // The entry is a link already.
    else if (isPage && field.outer && isContents(field.outer)) edits.push(...withoutLink(field));
  }
  for (const { element, fields: around } of looks)
    if (around.some(isContents)) edits.push(removeElement(element));
  return edits.length === 0 ? source : applyEdits(source, edits);
};

const withoutLink = ({ codes }: Field): Edit[] =>
  codes
    .filter(({ content }) => content.includes(String.raw`\h`))
    .map(({ start, end, content }) => ({ start, end, text: content.replaceAll(String.raw`\h`, '') }));
