import type { JobWithMetadata } from 'pg-boss';
import type { JobClass, JobName, Jobs } from '#server/ports/queue.ts';

/**
 * One queue for every job. A worker asks one pg-boss queue at a time, so with a queue per job name or
 * per class it would have to choose a queue before it knows where the most urgent job is.
 */
export const QUEUE = 'jobs';
export const DEAD = 'dead-jobs';

/** What a row of the queue carries: the job, and how it was asked for, so that it can be queued again. */
export type Envelope<Name extends JobName = JobName> = {
  name: Name;
  data: Jobs[Name];
  class: JobClass;
  fairKey?: string;
  /** The span that caused it, where somebody traces. */
  cause?: string;
};

/** One that a worker has taken from the queue. */
export type TakenJob = JobWithMetadata<Envelope>;
