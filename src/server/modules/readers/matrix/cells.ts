import type { ReadingMatrix, ReadingState } from '#shared/contract/reading/readers.ts';

export type Cell = { documentId: number; sign: string };

const states: Record<string, ReadingState> = {
  w: 'waiting',
  n: 'not-yet',
  r: 'reading',
  d: 'read',
  o: 'outdated',
};

/** Reads `17n 18D`. */
export const cellsOf = (written: string | undefined): Cell[] =>
  written
    ? written.split(' ').map((cell) => ({ documentId: Number.parseInt(cell, 10), sign: cell.slice(-1) }))
    : [];

export const isOverdue = ({ sign }: Cell) => sign !== sign.toLowerCase();

export const stateOf = ({ sign }: Cell): ReadingState => states[sign.toLowerCase()] ?? 'waiting';

export const totalsOf = (cells: Iterable<Cell>) => {
  const totals: ReadingMatrix['totals'] = {
    waiting: 0,
    'not-yet': 0,
    reading: 0,
    read: 0,
    outdated: 0,
    overdue: 0,
  };
  for (const cell of cells) {
    totals[stateOf(cell)] += 1;
    if (isOverdue(cell)) totals.overdue += 1;
  }
  return totals;
};
