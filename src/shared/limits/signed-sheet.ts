import { MIB } from '#shared/units.ts';

export const signedSheetLimits = {
  maxBytes: 15 * MIB,
  maxPages: 200,
  /** People of the list that are named with one sheet. */
  maxSigners: 500,
  maxOtherNames: 50,
} as const;
