import type { figures } from '#server/db/schema/operations.ts';

export type Figure = (typeof figures)[number];

/** Counts by the hour what happens in this process, at no cost to whoever tells it. */
export type Tally = {
  /** `ms` of what takes its time. */
  add: (figure: Figure, ms?: number) => void;
};

export const noTally: Tally = { add: () => {} };
