import { findTags } from '#office/text/find-tags.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { type Placeholders, tagOf } from '#office/placeholders.ts';
import type { TextMistake } from './finding.ts';

const READ_TEXTS: ReadonlySet<string> = new Set(['paragraph', 'cell', 'sheetHeader']);

/** Tells of words that stand alone when a customer has left the value beside them empty. */
export const collectLabels = (placeholders: Placeholders) => {
  const rows = new Set<XmlElement>();
  const firstCells = new Set<XmlElement>();

  /** In a table, the cell before is mostly what says what this one holds. */
  const isLabelled = (text: LogicalText) => {
    const cell = cellOf(text.container);
    return cell !== undefined && !firstCells.has(cell);
  };
  return {
    open: (element: XmlElement) => {
      const row = element.parent;
      if (element.name !== 'w:tc' || !row || rows.has(row)) return;
      rows.add(row);
      firstCells.add(element);
    },
    mistakesOf: (text: LogicalText, keys: readonly string[]): TextMistake[] => {
      const empty = keys.find((key) => placeholders.mayBeEmpty(key));
      if (empty === undefined || !READ_TEXTS.has(text.place)) return [];
      const words = wordsAround(text.text, (name) => placeholders.find(name) === empty);
      if (words !== '')
        return [mistake(empty, `“${words}” would then be left. Give it a paragraph of its own.`)];
      const isAlone = keys.every((key) => placeholders.mayBeEmpty(key));
      if (!isAlone || !isLabelled(text)) return [];
      return [
        mistake(
          empty,
          'its cell would then stand empty beside its label. Put it into a cell with another value.',
        ),
      ];
    },
  };
};

const mistake = (key: string, consequence: string): TextMistake => ({
  severity: 'warning',
  code: 'may-be-empty',
  message: `${tagOf(key)} may be empty: ${consequence}`,
});

const AROUND = 30;

/** The words around a tag that may be empty, if it is not alone with other tags. */
const wordsAround = (text: string, isEmpty: (name: string) => boolean) => {
  const tags = findTags(text);
  const written = (from: number, to: number) =>
    tags.reduceRight(
      (words, { start, end }) =>
        start < from || end > to ? words : words.slice(0, start - from) + words.slice(end - from),
      text.slice(from, to),
    );
  if (written(0, text.length).trim() === '') return '';
  const tag = tags.find(({ name }) => isEmpty(name));
  if (!tag) return '';
  const before = written(0, tag.start).slice(-AROUND);
  return `${before}${written(tag.end, text.length).slice(0, AROUND)}`.replaceAll(/\s+/g, ' ').trim();
};

const cellOf = (element: XmlElement): XmlElement | undefined =>
  element.name === 'w:tc' ? element : element.parent && cellOf(element.parent);
