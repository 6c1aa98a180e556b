import { MINUTE, SECOND } from '#shared/units.ts';

export const oneTimeCode = {
  length: 6,
  /** 32 symbols without 0/O and 1/I, so a code can be read aloud; letter case does not matter. */
  alphabet: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  lifetimeMs: 10 * MINUTE,
  maxAttempts: 5,
  resendAfterMs: 60 * SECOND,
} as const;
