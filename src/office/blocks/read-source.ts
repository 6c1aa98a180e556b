import { findTags } from '#office/text/find-tags.ts';
import { unescapeText } from '#office/xml/unescape-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { isBlock, parseTag } from '#office/language/parse-tag.ts';

/** What is asked rarely enough to be read from the source when it is. */

const SECTION = /<(?:\w+:)?sectPr[\s>/]/g;
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
export const isBareRow = (source: string, row: XmlElement) => isBare(source.slice(row.end, row.closeStart));

/** Whether a piece of a document holds nothing but tags of blocks. */
export const isBare = (content: string) =>
  !OTHER_CONTENT.test(content) &&
  content
    .split(/<\/(?:\w+:)?p>/)
    .every((paragraph) =>
      isBareText(unescapeText([...paragraph.matchAll(TEXTS)].map(([, text]) => text).join(''))),
    );

/** Whether a section of the document ends with this paragraph. */
export const endsSection = (source: string, paragraph: XmlElement) =>
  source.slice(paragraph.end, paragraph.closeStart).search(SECTION) !== -1;

export const hasSectionBetween = (source: string, from: number, to: number) =>
  source.slice(from, to).search(SECTION) !== -1;

/** Whether a section of the document begins with this paragraph, or with tags of other blocks before it. */
export const beginsSection = (source: string, paragraph: XmlElement) => {
  const before = source.slice(paragraph.parent?.end ?? 0, paragraph.start);
  const last = [...before.matchAll(SECTION)].at(-1);
  return isBare(last ? before.slice(last.index) : before);
};
