import { findTags } from '#office/text/find-tags.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { isBlock, parseTag } from '#office/language/parse-tag.ts';

/** What is asked rarely enough to be read from the source when it is. */

const SECTION = /<(?:\w+:)?sectPr[\s>/]/g;
const PARAGRAPH_OR_TABLE = /<(?:\w+:)?(?:p|tbl)[\s>/]/;
const TEXTS = /<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)</g;
const OTHER_CONTENT =
  /<(?:\w+:)?(?:drawing|pict|object|sym|fldChar|fldSimple|oMath|tbl|sdt|footnoteReference|endnoteReference)[\s>/]/;

/** Whether nothing is left of a text without the tags of blocks in it. */
export const isBareText = (text: string) => {
  const rest = findTags(text).reduceRight(
    (left, { start, end, name, isClosed, isEscape }) =>
      isClosed && !isEscape && isBlock(parseTag(name)) ? left.slice(0, start) + left.slice(end) : left,
    text,
  );
  return rest.trim() === '';
};

/** Whether a row holds nothing but tags of blocks. */
export const isBareRow = (source: string, row: XmlElement) => {
  const content = source.slice(row.end, row.closeStart);
  if (OTHER_CONTENT.test(content)) return false;
  const paragraphs = content.split(/<\/(?:\w+:)?p>/);
  return paragraphs.every((paragraph) =>
    isBareText([...paragraph.matchAll(TEXTS)].map(([, text]) => text).join('')),
  );
};

/** Whether a section of the document ends with this paragraph. */
export const endsSection = (source: string, paragraph: XmlElement) =>
  source.slice(paragraph.end, paragraph.closeStart).search(SECTION) !== -1;

export const hasSectionBetween = (source: string, from: number, to: number) =>
  source.slice(from, to).search(SECTION) !== -1;

/** Whether a section of the document begins with this paragraph. */
export const beginsSection = (source: string, paragraph: XmlElement) => {
  const before = source.slice(paragraph.parent?.end ?? 0, paragraph.start);
  const last = [...before.matchAll(SECTION)].at(-1);
  return !PARAGRAPH_OR_TABLE.test(last ? before.slice(last.index) : before);
};
