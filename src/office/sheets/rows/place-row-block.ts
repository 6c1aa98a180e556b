import type { Marker } from '#office/blocks/marker.ts';
import type { MatchedBlock } from '#office/blocks/match-blocks.ts';
import type { Obstacle } from '#office/blocks/place-block.ts';
import type { TableRange } from './read-fixed-ranges.ts';
import type { CellOf, ReadSheet } from './read-sheets.ts';

/** Rows that go or repeat together; none if the last comes before the first. */
export type Stretch = { first: number; last: number };

/** A block by its rows: from the one that opens it to the one that closes it, and what each of its branches takes in. */
export type RowBlock = { block: MatchedBlock; first: number; last: number; stretches: Stretch[] };

export const placeRowBlock = (
  { bareRows, fixed, tables }: ReadSheet,
  block: MatchedBlock,
  cellOf: CellOf,
): RowBlock | Obstacle => {
  const markers = [block.open, ...block.parts, block.close];
  const rows = markers.map((marker) => cellOf(marker)?.row ?? 0);
  const [first = 0] = rows;
  const last = rows.at(-1) ?? first;
  const beside = block.parts.find((_, index) => rows[index + 1] === rows[index]);
  if (beside) return { between: [block.open, beside], obstacle: 'the edge of a cell' };

  const isGone = (row: number) => first < last && bareRows.has(row);
  const stretches = rows.slice(1).map((next, index): Stretch => {
    const row = rows[index] ?? 0;
    const isLast = index === rows.length - 2;
    return { first: isGone(row) ? row + 1 : row, last: isLast && !isGone(next) ? next : next - 1 };
  });
  const torn = fixed.find(
    (range) => overlap(range, { first, last }) && !stretches.some((stretch) => holds(stretch, range)),
  );
  const obstacle = torn?.what ?? tables.flatMap((table) => edgeOf(table, rows))[0];
  if (obstacle !== undefined) return { between: ends(block), obstacle };
  return { block, first, last, stretches };
};

const ends = ({ open, close }: MatchedBlock): [Marker, Marker] => [open, close];

const overlap = (one: Stretch, other: Stretch) => one.first <= other.last && other.first <= one.last;

const holds = (outer: Stretch, inner: Stretch) => outer.first <= inner.first && inner.last <= outer.last;

/** Rows of a table come and go between its header and its totals only. */
const edgeOf = (table: TableRange, rows: readonly number[]) => {
  const block = { first: rows[0] ?? 0, last: rows.at(-1) ?? 0 };
  if (!overlap(table, block) || holds({ first: table.firstData, last: table.lastData }, block)) return [];
  const isInHeader = rows.some((row) => table.first <= row && row < table.firstData);
  return [`the ${isInHeader ? 'header row' : 'edge'} of the Excel table “${table.name}”`];
};
