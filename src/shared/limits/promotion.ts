import { DAY } from '#shared/units.ts';

export const promotion = {
  codeLength: 40,
  maxUses: 1_000_000,
  maxProducts: 200,
  pageSize: 50,
  /** How far ahead a code may be made that starts later. */
  maxAheadMs: 365 * DAY,
} as const;
