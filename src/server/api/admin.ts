import { retryDeadJob } from '#server/modules/housekeeping/retry-dead-job.ts';
import { listDeadJobsInput, retryDeadJobInput } from '#shared/contract/job.ts';
import { adminDocumentProcedures } from './admin-documents.ts';
import { adminOrderProcedures } from './admin-orders.ts';
import { adminProductProcedures } from './admin-products.ts';
import { forAdmin, mergeRouters, router } from './trpc.ts';

const jobProcedures = router({
  deadJobs: forAdmin
    .input(listDeadJobsInput)
    .query(({ ctx, input }) => ctx.services.queue.listDead(input.limit)),
  retryDeadJob: forAdmin
    .input(retryDeadJobInput)
    .mutation(({ ctx, input }) => retryDeadJob(ctx.services, input.id)),
});

export const adminRouter = mergeRouters(
  adminDocumentProcedures,
  adminProductProcedures,
  adminOrderProcedures,
  jobProcedures,
);

export type AdminRouter = typeof adminRouter;
