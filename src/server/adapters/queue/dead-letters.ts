import { z } from 'zod';
import type { JobTrouble } from '#server/ports/job-trouble.ts';
import type { DeadJob, JobName } from '#server/ports/queue.ts';

export const listDead = async (trouble: JobTrouble, limit: number): Promise<DeadJob[]> =>
  (await trouble.list('dead', limit)).map(({ id, name, data, reason, attempts, since }) => ({
    id,
    name: name as JobName,
    data,
    reason,
    attempts,
    failedAt: since,
  }));

/** Only one of two callers gets it. */
export const retryDead = async (trouble: JobTrouble, id: string) =>
  z.uuid().safeParse(id).success && (await trouble.retry({ state: 'dead', ids: [id] })) > 0;
