import { KIB } from '#shared/units.ts';

export const requestBody = {
  maxJsonBytes: 256 * KIB,
  /** Anyone may send these, so they stay small. */
  maxSignInBytes: 4 * KIB,
  maxJsonDepth: 32,
} as const;
