import type { ComparedText } from './comparison.ts';
import { type WordBag, wordBagOf } from './matching/likeness.ts';
import type { Member } from './matching/find-alike.ts';

export type TextBlock = Member & Pick<ComparedText, 'kind' | 'place' | 'level' | 'label'>;
export type TableCell = Member & Pick<ComparedText, 'label'>;
export type PrintedCell = { text: string; label?: string | undefined };
export type TableRow = Member & { cells: TableCell[] };
export type TableBlock = Member & { kind: 'table'; place: string; rows: TableRow[] };

/** What is compared: the paragraphs and tables of a document, by what is printed of them. */
export type DocumentBlock = TextBlock | TableBlock;

/** Blocks that are read one after the other: the body, all headers of one kind, the footnotes. */
export type Story = { place: string; blocks: DocumentBlock[] };

const memberOf = (text: string, key = text): Member => {
  let bag: WordBag | undefined;
  return { key, text, bag: () => (bag ??= wordBagOf(text)) };
};

export const textBlock = (
  text: string,
  facts: Pick<TextBlock, 'kind' | 'place' | 'level' | 'label'>,
): TextBlock => ({
  ...memberOf(text),
  ...facts,
});

/** A text cannot hold these, so that no two tables are equal by chance. */
const BETWEEN_CELLS = '\u0001';
const BETWEEN_ROWS = '\u0002';

export const tableBlock = (place: string, rows: readonly (readonly PrintedCell[])[]): TableBlock => {
  const tableRows = rows.map((cells): TableRow => {
    const texts = cells.map(({ text }) => text);
    return {
      ...memberOf(texts.join('\n'), texts.join(BETWEEN_CELLS)),
      cells: cells.map(({ text, label }) => ({ ...memberOf(text), ...(label && { label }) })),
    };
  });
  const text = tableRows.map((row) => row.text).join('\n');
  const key = BETWEEN_ROWS + tableRows.map((row) => row.key).join(BETWEEN_ROWS);
  return { ...memberOf(text, key), kind: 'table', place, rows: tableRows };
};
