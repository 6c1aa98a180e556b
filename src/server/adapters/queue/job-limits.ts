import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';

export const jobs = {
  /** Jobs a process does at the same time: while some wait for a converter, others fill, draw and store. */
  concurrency: 4,
  /** How often a job may lose its worker before it is taken for the one that ends workers. */
  losses: { order: 10, normal: 8, preview: 2, ahead: 1 },
  /** Of workers that were lost; a failed try is put back by ourselves. */
  maxLossDelayMs: 5 * MINUTE,
  maxRunMs: 15 * MINUTE,
  /** A worker without a heartbeat for this long has lost its job to the next one. */
  stalledAfterMs: 6 * SECOND,
  /** So often a stalled job is requeued at once; later it waits a second, two, four and so on. */
  requeuedAtOnce: 3,
  heartbeatMs: 10 * SECOND,
  /** A job nobody takes for this long means that no worker runs. */
  stuckAfterMs: 30 * SECOND,
  keepDoneMs: HOUR,
  keepWaitingMs: 365 * DAY,
  keepDeadMs: 90 * DAY,
} as const;

/** How long a job that fails is tried; what it waited for a dependency that was down does not count. */
export const retrying = {
  firstPauseMs: SECOND,
  maxPauseMs: 15 * MINUTE,
  /** What was paid for, mails, and the provider's view of the shop. */
  horizonMs: 3 * DAY,
  /** Somebody sits before a screen that tells how it goes, or is about to pay. */
  watchedHorizonMs: 10 * MINUTE,
  /** The clock asks again anyway. */
  recurringHorizonMs: 10 * MINUTE,
} as const;

/** From the return of a dependency to its waiting jobs: at most `probeEveryMs`, `lookEveryMs` and one answer. */
export const outage = {
  lookEveryMs: 3 * SECOND,
  probeEveryMs: 15 * SECOND,
  probeLimitMs: 10 * SECOND,
  /** A job that nobody woke looks for itself after this long. */
  maxWaitMs: HOUR,
} as const;
