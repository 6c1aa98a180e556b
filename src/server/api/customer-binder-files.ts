import { getRevisionPages } from '#server/modules/binder/files/get-revision-pages.ts';
import { signRevisionFile } from '#server/modules/binder/files/revision-file.ts';
import { revisionFileInput, revisionInput } from '#shared/contract/binder-files.ts';
import { forCustomer, router } from './trpc.ts';

/** What leaves the binder: files, lists, and the calendar of its reviews. */
export const customerBinderFileProcedures = router({
  getRevisionFile: forCustomer
    .input(revisionFileInput)
    .query(({ ctx, input }) => signRevisionFile(ctx.services, ctx.customer.id, input)),
  getRevisionPages: forCustomer
    .input(revisionInput)
    .query(({ ctx, input }) => getRevisionPages(ctx.services, { ...input, customerId: ctx.customer.id })),
});
