import { listDeadJobsInput, retryDeadJobInput } from '#shared/contract/job.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { forAdmin, router } from './trpc.ts';

export const adminRouter = router({
  deadJobs: forAdmin
    .input(listDeadJobsInput)
    .query(({ ctx, input }) => ctx.services.queue.listDead(input?.limit ?? 100)),
  retryDeadJob: forAdmin.input(retryDeadJobInput).mutation(async ({ ctx, input }) => {
    if (!(await ctx.services.queue.retryDead(input.id))) throw new DomainError('job.not-found');
    return { id: input.id };
  }),
});

export type AdminRouter = typeof adminRouter;
