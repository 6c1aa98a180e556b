import type { ReadingMatrix, ReadingState } from '#shared/contract/reading/readers.ts';

const states: Partial<Record<string, ReadingState>> = {
  w: 'waiting',
  n: 'not-yet',
  r: 'reading',
  d: 'read',
  o: 'outdated',
};

export type CellState = { state: ReadingState; isOverdue: boolean };

/** Undefined where it is not assigned. */
export const cellStateOf = (sign: string | undefined): CellState | undefined => {
  const state = states[sign?.toLowerCase() ?? ''];
  return state && { state, isOverdue: sign !== sign?.toLowerCase() };
};

/** Of what is in force. */
export const progressOf = ({ cells }: ReadingMatrix['people'][number]) => {
  const inForce = cells.split('').filter((sign) => sign !== '-' && sign !== 'w');
  return {
    all: inForce.length,
    read: inForce.filter((sign) => sign === 'd').length,
    overdue: inForce.filter((sign) => sign !== sign.toLowerCase()).length,
  };
};
