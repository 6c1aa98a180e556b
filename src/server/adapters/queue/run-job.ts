import type { JobResult } from 'pg-boss';
import type { Database } from '#server/db/connect.ts';
import type { Log } from '#server/kernel/log.ts';
import type { JobContext, JobHandlers } from '#server/ports/queue.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import { describeFailure } from '#server/kernel/failures/describe-failure.ts';
import type { TakenJob } from './job-queue.ts';
import { isTriedAnyway } from './outages/job-needs.ts';
import { parkJob } from './outages/park-job.ts';
import type { OutageWatch } from './outages/watch-outages.ts';
import { pastOf, putBack } from './put-back.ts';
import { isLastTry, pauseAfter } from './retry-policy.ts';

type Worker = {
  db: Database;
  handlers: JobHandlers;
  outages: OutageWatch;
  log: Log;
  tracer: Tracer;
  stopping: AbortSignal;
};

/** Runs one attempt. Never throws: an outcome carries only the words an administrator will read, no stack. */
export const runJob = async (worker: Worker, job: TakenJob): Promise<JobResult> => {
  const { handlers, log, tracer, stopping } = worker;
  const { id, data: envelope } = job;
  const attempt = job.retryCount + 1;
  const isLastAttempt = isLast(job);
  const about = { job: envelope.name, id, attempt };
  try {
    const parked = await parkIfKnown(worker, job);
    if (parked) return parked;
    const handler = handlerOf(handlers, envelope.name);
    const signal = AbortSignal.any([job.signal, stopping]);
    const span = { kind: 'consumer', parent: envelope.cause, facts: { 'bindery.attempt': attempt } } as const;
    await tracer.trace(`job ${envelope.name}`, span, () =>
      handler(envelope.data, { id, attempt, isLastAttempt, signal }),
    );
    log.debug(about, 'a job is done');
    return { id, status: 'completed' };
  } catch (error) {
    const output = { message: describeFailure(error).reason };
    if (stopping.aborted) {
      log.info(about, 'a job was handed back');
      return { id, status: 'failed', output };
    }
    return settleFailure(worker, job, { about, error, isLastAttempt, output });
  }
};

/** The try that begins now is the last one if it began late enough, or if too many workers were lost over it. */
const isLast = (job: TakenJob) => {
  const { data, singletonKey, startedOn, createdOn, retryCount, retryLimit } = job;
  const ageMs = startedOn.getTime() - createdOn.getTime();
  const { waitedMs } = pastOf(job);
  return (
    retryCount >= retryLimit ||
    isLastTry({ name: data.name, isRecurring: singletonKey !== null, ageMs, waitedMs })
  );
};

/** What is known to be down is not tried again by every job. */
const parkIfKnown = async ({ db, outages }: Worker, job: TakenJob): Promise<JobResult | undefined> => {
  const dependency = isTriedAnyway(job.data.name) ? undefined : outages.findKnown(job.data.name);
  if (!dependency) return undefined;
  const message = `Waits until there is ${dependency} again.`;
  const outcome = await parkJob(db, job, { dependency, message, isNews: false });
  if (outcome === 'over') outages.forget(dependency);
  return outcome === 'over' ? undefined : resultOf(job, outcome);
};

/** What was put back is no longer this worker's to settle, so the result changes nothing. */
const resultOf = ({ id }: TakenJob, outcome: 'waits' | 'repeated'): JobResult => ({
  id,
  status: outcome === 'repeated' ? 'completed' : 'failed',
});

type Failed = {
  about: object;
  error: unknown;
  isLastAttempt: boolean;
  output: { message: string };
};

/** A job whose dependency is down waits for it; any other failure is a try of its own. */
const settleFailure = async (worker: Worker, job: TakenJob, failed: Failed): Promise<JobResult> => {
  const { db, outages, log } = worker;
  const { about, error, isLastAttempt, output } = failed;
  const { id } = job;
  try {
    const dependency = await outages.findDown(job.data.name);
    if (dependency) {
      log.warn({ ...about, dependency, err: error }, 'a job failed and waits for what it needs');
      const outcome = await parkJob(db, job, { dependency, message: output.message, isNews: true });
      return outcome === 'over' ? { id, status: 'failed', output } : resultOf(job, outcome);
    }
    if (isLastAttempt) {
      log.error({ ...about, err: error }, 'a job failed for good');
      return { id, status: 'deadletter', output };
    }
    log.warn({ ...about, err: error }, 'a job failed and will be tried again');
    const { tries, waitedMs } = pastOf(job);
    const past = { tries: tries + 1, waitedMs };
    await putBack(db, job, { past, pauseMs: pauseAfter(tries), message: output.message });
  } catch (cause) {
    // pg-boss puts it back by itself, once there is a database again.
    log.error({ ...about, err: cause }, 'a failed job could not be put back');
  }
  return { id, status: 'failed', output };
};

/** A row may be older or newer than this code, so its name may be unknown here. */
const handlerOf = (handlers: JobHandlers, name: string) => {
  const handler = (handlers as Partial<Record<string, (data: unknown, job: JobContext) => Promise<void>>>)[
    name
  ];
  if (!handler) throw new Error(`No one here knows how to do the job ${name}.`);
  return handler;
};
