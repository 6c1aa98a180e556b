import type { JobName } from '#server/ports/queue.ts';
import { retrying } from './job-limits.ts';

/** What a job carries from one try to the next: its own failures, and the time in which the world was down. */
export type Past = { tries: number; waitedMs: number };

const WATCHED: ReadonlySet<JobName> = new Set<JobName>([
  'process-template',
  'run-test-fill',
  'run-page-view',
  'start-ahead',
  'make-ahead',
  'make-preview',
]);

export const horizonOf = (name: JobName, isRecurring: boolean) => {
  if (isRecurring) return retrying.recurringHorizonMs;
  return WATCHED.has(name) ? retrying.watchedHorizonMs : retrying.horizonMs;
};

/** Longer after each failure. Whoever uses it adds up to half of it by chance, so that jobs which failed together part. */
export const pauseAfter = (tries: number) =>
  Math.min(retrying.maxPauseMs, retrying.firstPauseMs * 2 ** tries);

/** Whether a try that begins at this age is the last one. */
export const isLastTry = (job: { name: JobName; isRecurring: boolean; ageMs: number; waitedMs: number }) =>
  job.ageMs - job.waitedMs >= horizonOf(job.name, job.isRecurring);
