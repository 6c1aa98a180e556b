import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';

export const retryDeadJob = async ({ queue }: Pick<Services, 'queue'>, id: string) => {
  if (!(await queue.retryDead(id))) throw new DomainError('job.not-found');
  return { id };
};
