import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';

export const jobs = {
  /** Jobs a process does at the same time: while some wait for a converter, others fill, draw and store. */
  concurrency: 4,
  /** Tries after the first one, each after a longer wait than the one before. */
  retries: { order: 10, normal: 8, preview: 2 },
  maxRetryDelayMs: 5 * MINUTE,
  maxRunMs: 15 * MINUTE,
  /** A worker without a heartbeat for this long has lost its job to the next one. */
  stalledAfterMs: 6 * SECOND,
  /** So often a stalled job is requeued at once; later it backs off as after a failure. */
  requeuedAtOnce: 3,
  heartbeatMs: 10 * SECOND,
  /** A job nobody takes for this long means that no worker runs. */
  stuckAfterMs: 30 * SECOND,
  keepDoneMs: HOUR,
  keepWaitingMs: 365 * DAY,
  keepDeadMs: 90 * DAY,
} as const;
