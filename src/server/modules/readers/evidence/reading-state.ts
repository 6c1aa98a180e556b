import type { WayToRead } from '#shared/contract/reading/evidence.ts';
import type { ReadingState } from '#shared/contract/reading/readers.ts';

type Standing = {
  documentState: string;
  /** Whoever has read this revision or a later one knows what is in force. */
  readFrom: number | null;
  /** The latest they have read. */
  acknowledged: number | null;
  /** They had pages of the one in force on screen. */
  hasBegun: boolean;
};

/** How somebody who has to read a document stands to it. */
export const readingStateOf = ({
  documentState,
  readFrom,
  acknowledged,
  hasBegun,
}: Standing): ReadingState => {
  if (documentState !== 'in-force') return 'waiting';
  if (acknowledged !== null && acknowledged >= (readFrom ?? 1)) return 'read';
  if (hasBegun) return 'reading';
  return acknowledged === null ? 'not-yet' : 'outdated';
};

const owed: ReadonlySet<ReadingState> = new Set(['not-yet', 'reading', 'outdated']);

/** Due before today, and still not read. */
export const isOverdue = (state: ReadingState, dueOn: string | null, today: string) =>
  dueOn !== null && dueOn < today && owed.has(state);

export const wayWords: Record<WayToRead, string> = {
  link: 'By a personal link',
  'shared-device': 'On a shared device, with a PIN',
  'signed-sheet': 'Signed on paper',
};
