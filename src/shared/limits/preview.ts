import { SECOND } from '#shared/units.ts';

export const preview = {
  /** From the last keystroke. */
  typingPauseMs: 600,
  /** For so long an answer waits for the next page. */
  waitMs: 8 * SECOND,
  /** After this a visitor is told that the samples stay for now. */
  patienceMs: 12 * SECOND,
  /** Of one bundle; more than it can have. */
  maxPages: 1000,
} as const;
