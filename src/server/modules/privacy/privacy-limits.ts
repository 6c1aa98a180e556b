import { DAY, HOUR, MINUTE } from '#shared/units.ts';

export const erasing = {
  /** From asking for it to when it is done: so long somebody may change their mind. */
  waitMs: 7 * DAY,
  lookEveryMs: HOUR,
  atOnce: 20,
} as const;

/** Codes that confirm something, to somebody who is signed in. */
export const confirming = {
  sends: [
    { count: 1, windowMs: MINUTE },
    { count: 5, windowMs: HOUR },
  ],
  checks: [{ count: 10, windowMs: HOUR }],
} as const;

/** Everything of an account in one ZIP costs as much as all its downloads. */
export const dataRequests = [{ count: 5, windowMs: DAY }] as const;
