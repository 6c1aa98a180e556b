import { KIB, MINUTE } from '#shared/units.ts';

/** Legal texts, from the operator's file to the page. */
export const legal = {
  maxFileBytes: 256 * KIB,
  /** Each server tells so often that it still has its files. */
  seenEveryMs: MINUTE,
  /** A page whose file no server has had for so long is gone. */
  goneAfterMs: 5 * MINUTE,
} as const;
