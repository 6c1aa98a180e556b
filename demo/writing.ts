import type { Block, Column, Fact, Orientation, Section, TableLook } from './sop.ts';

/** A table is written as it reads: a line per row, `|` between cells, `//` for a new paragraph in a cell. */
const rowsOf = (written: string) =>
  written
    .trim()
    .split('\n')
    .map((line) => line.split(BAR).map((cell) => cell.trim().replaceAll(/\s*\/\/\s*/g, '\n')));

/** Not the one before the format of a tag. */
const BAR = /\|(?![^{}]*\}\})/;

/** `Action 60 | Record 40`: headings with their shares of the width. */
const columnsOf = (written: string) =>
  written.split('|').map((column): Column => {
    const [, heading, share] = /^\s*(.*?)\s*(\d+)\s*$/.exec(column) ?? [];
    if (heading === undefined) throw new Error(`The column "${column}" has no width.`);
    return { heading, share: Number(share) };
  });

const gridOf = (columnText: string, rowText: string) => {
  const columns = columnsOf(columnText);
  const rows = rowsOf(rowText);
  const odd = rows.find(({ length }) => length !== columns.length);
  if (odd) throw new Error(`A row does not fit its ${columns.length} columns: ${odd.join(' | ')}`);
  return { columns, rows };
};

/** Said only where the test holds. With a whole row of a table between, that row. */
export const ifSo = (test: string, written: string, otherwise = '') =>
  `{{#if ${test}}}${written}${otherwise && `{{else}}${otherwise}`}{{/if}}`;

const marker = (tag: string): Block => ({ kind: 'marker', tag });

/** Blocks that stand only where the test holds, and those that stand there otherwise. */
export const blocksIf = (test: string, blocks: readonly Block[], otherwise: readonly Block[] = []) => [
  marker(`{{#if ${test}}}`),
  ...blocks,
  ...(otherwise.length > 0 ? [marker('{{else}}'), ...otherwise] : []),
  marker('{{/if}}'),
];

export const text = (written: string): Block => ({ kind: 'text', text: written });
export const subheading = (written: string): Block => ({ kind: 'subheading', text: written });
export const bullets = (...items: string[]): Block => ({ kind: 'bullets', items });
export const callout = (title: string, written: string): Block => ({ kind: 'callout', title, text: written });
export const facts = (...pairs: readonly Fact[]): Block => ({ kind: 'facts', facts: pairs });

export const table = (columns: string, rows: string, look: TableLook = {}): Block => ({
  kind: 'table',
  ...gridOf(columns, rows),
  look,
});

export const named = (columns: string, rows: string, look: TableLook = {}): Block =>
  table(columns, rows, { isFirstBold: true, ...look });

export const roles = (rows: string) => named('Role 26 | Responsibility 74', rows);
export const definitions = (rows: string) => named('Term 26 | Meaning 74', rows);
export const records = (rows: string) => table('Record 46 | Kept by 30 | Kept for 24', rows);

/** Numbered after their section: 5.1, 5.2 and so on. */
export const steps = (columns: string, rows: string): Block => ({ kind: 'steps', ...gridOf(columns, rows) });

/** Labelled boxes to write into, a line per row. */
export const fields = (rows: string, heightInTwips = 560): Block => ({
  kind: 'fields',
  rows: rowsOf(rows),
  heightInTwips,
});

const END = '{{/if}}';

/** A row whose only words stand under a condition goes as a whole: its condition ends in the last cell. */
const blankRow = (first: string, cells: number) => {
  const isConditional = first.startsWith('{{#if') && first.indexOf(END) === first.length - END.length;
  if (!isConditional || first.includes('{{else}}')) return [first, ...emptyCells(cells - 1)];
  return [first.slice(0, -END.length), ...emptyCells(cells - 2), END];
};

const emptyCells = (count: number) => Array.from({ length: count }, () => '');

/** Rows that people write into; a list gives the first column's words. */
export const blankTable = (columnText: string, rows: number | string, rowHeightInTwips = 420): Block => {
  const columns = columnsOf(columnText);
  const firsts = typeof rows === 'number' ? emptyCells(rows) : rowsOf(rows).flat();
  return {
    kind: 'table',
    columns,
    rows: firsts.map((first) => blankRow(first, columns.length)),
    look: { rowHeightInTwips },
  };
};

export const section = (title: string, ...blocks: Block[]): Section => ({ title, blocks });

/** A section that is not broken over two pages. */
export const kept = (title: string, ...blocks: Block[]): Section => ({ title, blocks, isKeptWhole: true });

export const onNewPage = (orientation: Orientation, title: string, ...blocks: Block[]): Section => ({
  title,
  blocks,
  newPage: orientation,
});

/** What is copied and filled in by hand has a page to itself: it stays whole, however long the text before it is. */
export const form = (title: string, ...blocks: Block[]): Section => onNewPage('portrait', title, ...blocks);
