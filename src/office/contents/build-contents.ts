import { type Field, isContents, pageTargetOf } from '#office/fields/read-fields.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { readContentsCode } from './contents-code.ts';
import { createBookmarks } from './create-bookmarks.ts';
import { type Entry, listEntries, normal } from './list-entries.ts';
import { readOutlineStyles } from './outline-styles.ts';
import { readNumbering } from './read-numbering.ts';
import { type Paragraph, readParagraphs } from './read-paragraphs.ts';
import { textWidthsOf } from './text-widths.ts';
import { writeEntries } from './write-entries.ts';

type Parts = { styles: string | undefined; numbering: string | undefined };

/**
 * A text whose contents and lists of figures name what is in it, in its order and wording. Those that do are left as their author
 * has them; one that is out of date, has no numbers of pages, or was never filled is written anew. The numbers themselves come later.
 */
export const buildContents = (source: string, readParts: () => Parts): string => {
  if (!/\bTOC\b/.test(source)) return source;
  const { paragraphs: all, fields } = readParagraphs(source);
  const contents = fields.filter((field) => isContents(field) && !field.outer);
  if (contents.length === 0) return source;
  const parts = readParts();
  const styles = readOutlineStyles(parts.styles);
  const isInContents = ({ element }: Paragraph) =>
    contents.some((field) => element.closeEnd > startOf(field) && element.start < endOf(field));
  const entriesOf = listEntries(
    all.filter((paragraph) => !isInContents(paragraph)),
    styles,
    readNumbering(parts.numbering),
  );
  const bookmarks = createBookmarks(source, all);
  const widths = textWidthsOf(source);

  const edits: Edit[] = contents.flatMap((field): Edit[] => {
    const code = readContentsCode(field.code);
    const place = code && placeOf(source, field, all);
    const entries = code ? entriesOf(code) : [];
    if (!place || entries.length === 0) return [];
    const inner = fields.filter(({ outer }) => outer === field);
    if (isRight(entries, inner, all, code.hasNumbers)) return [];
    const prefix = prefixOf(place.first.qname);
    const marks = (...elements: XmlElement[]) =>
      elements
        .map(({ start, closeEnd }) => `<${prefix}r>${source.slice(start, closeEnd)}</${prefix}r>`)
        .join('');
    const text = writeEntries(
      entries.map((entry) => ({ ...entry, bookmark: bookmarks.of(entry.paragraph) })),
      {
        prefix,
        width: widths.at(place.first.start),
        styleOf: (level) => styles.lineStyleOf(level, code.captions !== undefined),
        hasNumbers: code.hasNumbers,
      },
      { start: marks(...field.marks.slice(0, -1)), end: place.properties + marks(...field.marks.slice(-1)) },
    );
    return [{ start: place.first.start, end: place.last.closeEnd, text }];
  });
  return edits.length === 0 ? source : applyEdits(source, [...edits, ...bookmarks.edits()]);
};

const startOf = ({ marks }: Field) => marks[0]?.start ?? 0;
const endOf = ({ marks }: Field) => marks.at(-1)?.closeEnd ?? 0;

const TEXT = /<(?:[\w.-]+:)?(?:t|drawing|pict)[\s>]/;

/** The paragraphs that hold nothing but the field; undefined if there is something before it in the first, or behind it in the last. */
const placeOf = (source: string, field: Field, paragraphs: readonly Paragraph[]) => {
  const holding = (at: number) =>
    paragraphs.findLast(({ element }) => element.start < at && element.closeEnd > at);
  const [first, last] = [holding(startOf(field)), holding(endOf(field) - 1)];
  if (!first || !last || first.element.parent !== last.element.parent || !field.separator) return undefined;
  const around = [
    source.slice(first.start, startOf(field)),
    source.slice(endOf(field), last.element.closeStart),
  ];
  if (around.some((part) => TEXT.test(part))) return undefined;
  const properties = source.slice(last.element.end, last.start);
  const isKept = last !== first || properties.includes('sectPr');
  return { first: first.element, last: last.element, properties: isKept ? properties : '' };
};

/** Whether each line leads to what it should, and says so. */
const isRight = (
  entries: readonly Entry[],
  inner: readonly Field[],
  paragraphs: readonly Paragraph[],
  hasNumbers: boolean,
) => {
  if (!hasNumbers) return true;
  const lines = inner.filter((field) => pageTargetOf(field) !== undefined);
  return (
    lines.length === entries.length &&
    lines.every((field, index) => {
      const entry = entries[index];
      const line = paragraphs.find(
        ({ element }) => element.start < startOf(field) && element.closeEnd > endOf(field),
      );
      if (!entry || !line || !entry.paragraph.bookmarks.includes(pageTargetOf(field) ?? '')) return false;
      const said = normal(line.text.slice(0, line.text.length - field.result.length));
      return said === entry.text || said === normal(`${entry.number} ${entry.text}`);
    })
  );
};
