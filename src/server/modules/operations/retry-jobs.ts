import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { JobChoice } from '#server/ports/job-trouble.ts';

/** Has failed jobs done now. Of those that were named, some may be gone meanwhile, but not all. */
export const retryJobs = async (
  { queue, log }: Pick<Services, 'queue' | 'log'>,
  { by, ...choice }: JobChoice & { by: string },
) => {
  const retried = await queue.trouble.retry(choice);
  if (retried === 0) throw new DomainError('job.not-found');
  log.info({ by, state: choice.state, jobs: retried }, 'failed jobs are tried again');
  return { retried };
};
