import { retryDeadJob } from '#server/modules/housekeeping/retry-dead-job.ts';
import { discardJobs } from '#server/modules/operations/discard-jobs.ts';
import { readAttention } from '#server/modules/operations/read-attention.ts';
import { readHistory } from '#server/modules/operations/read-history.ts';
import { readOperations } from '#server/modules/operations/read-operations.ts';
import { retryJobs } from '#server/modules/operations/retry-jobs.ts';
import { listDeadJobsInput, retryDeadJobInput } from '#shared/contract/job.ts';
import { discardJobsInput, retryJobsInput } from '#shared/contract/operations.ts';
import { operationsHistoryOf, operationsOf } from './serializers/operations-serializer.ts';
import { forAdmin, router } from './trpc.ts';

export const adminOperationProcedures = router({
  deadJobs: forAdmin
    .input(listDeadJobsInput)
    .query(({ ctx, input }) => ctx.services.queue.listDead(input.limit)),
  retryDeadJob: forAdmin
    .input(retryDeadJobInput)
    .mutation(({ ctx, input }) => retryDeadJob(ctx.services, input.id)),
  operations: forAdmin.query(async ({ ctx }) =>
    operationsOf(await readOperations(ctx.services, ctx.ownProcess)),
  ),
  operationsHistory: forAdmin.query(async ({ ctx }) => operationsHistoryOf(await readHistory(ctx.services))),
  attention: forAdmin.query(async ({ ctx }) => (await readAttention(ctx.services, ctx.ownProcess)).urgent),
  retryJobs: forAdmin
    .input(retryJobsInput)
    .mutation(({ ctx, input }) => retryJobs(ctx.services, { ...input, by: ctx.customer.id })),
  discardJobs: forAdmin
    .input(discardJobsInput)
    .mutation(({ ctx, input }) => discardJobs(ctx.services, { ...input, by: ctx.customer.id })),
});
