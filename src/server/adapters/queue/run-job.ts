import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Log } from '#server/kernel/log.ts';
import type { JobContext, JobHandlers } from '#server/ports/queue.ts';
import { describeFailure } from '#server/kernel/describe-failure.ts';
import type { Envelope } from './job-queue.ts';

export type TakenJob = JobWithMetadata<Envelope>;

type Worker = { handlers: JobHandlers; log: Log; stopping: AbortSignal };

/** Runs one attempt. Never throws: an outcome carries only the words an administrator will read, no stack. */
export const runJob = async ({ handlers, log, stopping }: Worker, job: TakenJob): Promise<JobResult> => {
  const { id, data: envelope } = job;
  const attempt = job.retryCount + 1;
  const isLastAttempt = job.retryCount >= job.retryLimit;
  const about = { job: envelope.name, id, attempt };
  try {
    const handler = handlerOf(handlers, envelope.name);
    const signal = AbortSignal.any([job.signal, stopping]);
    await handler(envelope.data, { id, attempt, isLastAttempt, signal });
    log.debug(about, 'a job is done');
    return { id, status: 'completed' };
  } catch (error) {
    if (stopping.aborted) log.info(about, 'a job was handed back');
    else if (!isLastAttempt) log.warn({ ...about, err: error }, 'a job failed and will be tried again');
    else log.error({ ...about, err: error }, 'a job failed for good');
    return { id, status: 'failed', output: { message: describeFailure(error).reason } };
  }
};

/** A row may be older or newer than this code, so its name may be unknown here. */
const handlerOf = (handlers: JobHandlers, name: string) => {
  const handler = (handlers as Partial<Record<string, (data: unknown, job: JobContext) => Promise<void>>>)[
    name
  ];
  if (!handler) throw new Error(`No one here knows how to do the job ${name}.`);
  return handler;
};
