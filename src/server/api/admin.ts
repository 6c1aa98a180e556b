import { retryDeadJob } from '#server/modules/housekeeping/retry-dead-job.ts';
import { listDeadJobsInput, retryDeadJobInput } from '#shared/contract/job.ts';
import { forAdmin, router } from './trpc.ts';

export const adminRouter = router({
  deadJobs: forAdmin
    .input(listDeadJobsInput)
    .query(({ ctx, input }) => ctx.services.queue.listDead(input.limit)),
  retryDeadJob: forAdmin
    .input(retryDeadJobInput)
    .mutation(({ ctx, input }) => retryDeadJob(ctx.services, input.id)),
});

export type AdminRouter = typeof adminRouter;
