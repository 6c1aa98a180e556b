import { MINUTE, SECOND } from '#shared/units.ts';

export const oneTimeCode = {
  length: 6,
  /** 32 symbols without 0/O and 1/I, so a code can be read aloud; letter case does not matter. */
  alphabet: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  lifetimeMs: 10 * MINUTE,
  /** From one network. */
  maxAttempts: 5,
  /** From all networks but the one that asked for the code, which keeps its own attempts whatever others do. */
  maxAttemptsElsewhere: 50,
  resendAfterMs: 60 * SECOND,
} as const;
