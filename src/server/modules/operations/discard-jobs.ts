import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { JobChoice } from '#server/ports/job-trouble.ts';
import { insertDiscarded } from './discarded-job-repo.ts';
import { operations } from './operations-limits.ts';

type Discarding = JobChoice & { reason: string; by: string };

/** Takes failed jobs out of the queue for good; who did it, and why, is kept. */
export const discardJobs = async (
  services: Pick<Services, 'db' | 'queue' | 'clock' | 'log'>,
  discarding: Discarding,
) => {
  let discarded = 0;
  let taken: number;
  do {
    taken = await discardSome(services, discarding);
    discarded += taken;
  } while (taken === operations.discardedAtOnce);
  if (discarded === 0) throw new DomainError('job.not-found');
  const { by, state, reason } = discarding;
  services.log.warn({ by, state, reason, jobs: discarded }, 'failed jobs were discarded');
  return { discarded };
};

const discardSome = (
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  { reason, by, ...choice }: Discarding,
) =>
  db.transaction(async (tx) => {
    const jobs = await queue.trouble.remove(tx, choice, operations.discardedAtOnce);
    const discardedAt = clock.now();
    await insertDiscarded(
      tx,
      jobs.map(({ id, name, data, reason: failure }) => ({
        id,
        name,
        data,
        failure,
        reason,
        discardedBy: by,
        discardedAt,
      })),
    );
    return jobs.length;
  });
