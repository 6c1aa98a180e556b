import { DAY, HOUR } from '#shared/units.ts';

export const updateLimits = {
  /** Each fills or reads two documents. */
  compared: [{ count: 120, windowMs: HOUR }],
  /** Each makes documents at the cost of an order; many can be accepted at once. */
  accepted: [{ count: 60, windowMs: HOUR }],
} as const;

export const digest = {
  /** An owner gets one mail in such a time, however many updates there are. */
  everyMs: 7 * DAY,
  lookEveryMs: HOUR,
  /** Owners who are told in one transaction. */
  ownersAtOnce: 100,
  /** An update nobody was told of for so long is no news; it waits in the binder. */
  newsForMs: 90 * DAY,
  /** Updates that one mail names; the binder has all of them. */
  maxListed: 20,
  /** A mail that was handed over is not handed over again by a job that was killed right after. */
  sentOnce: [{ count: 1, windowMs: DAY }],
} as const;
