import { z } from 'zod';
import type { Services } from '#server/kernel/services.ts';
import type { TroubledJob } from '#server/ports/job-trouble.ts';
import { findOrdersOfItems } from './job-subject-repo.ts';

/** What a job may carry that an administrator knows by a page of its own. */
const carried = z
  .object({
    orderId: z.int().optional(),
    productId: z.int().optional(),
    lineItemId: z.int().optional(),
  })
  .catch({});

export type SubjectedJob = TroubledJob & { orderId: number | null; productId: number | null };

/** Which order or product each job is about. */
export const nameSubjects = async (
  { db }: Pick<Services, 'db'>,
  jobs: readonly TroubledJob[],
): Promise<SubjectedJob[]> => {
  const known = jobs.map((job) => ({ job, ids: carried.parse(job.data) }));
  const orderOf = await findOrdersOfItems(
    db,
    known.flatMap(({ ids }) => ids.lineItemId ?? []),
  );
  return known.map(({ job, ids: { orderId, productId, lineItemId } }) => ({
    ...job,
    orderId: orderId ?? orderOf.get(lineItemId ?? 0) ?? null,
    productId: productId ?? null,
  }));
};
