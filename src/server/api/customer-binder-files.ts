import {
  getCalendarLink,
  removeCalendarLink,
  renewCalendarLink,
} from '#server/modules/binder/calendar/calendar-link.ts';
import { signBinderZip, signMasterList } from '#server/modules/binder/exports/sign-exports.ts';
import { getRevisionPages } from '#server/modules/binder/files/get-revision-pages.ts';
import { signRevisionFile } from '#server/modules/binder/files/revision-file.ts';
import { getManual } from '#server/modules/binder/manual/get-manual.ts';
import {
  binderZipInput,
  masterListInput,
  revisionFileInput,
  revisionInput,
  manualInput,
} from '#shared/contract/binder-files.ts';
import { forCustomer, router } from './trpc.ts';

/** What leaves the binder: files, lists, and the calendar of its reviews. */
export const customerBinderFileProcedures = router({
  getCalendarLink: forCustomer.query(({ ctx }) => getCalendarLink(ctx.services, ctx.customer.id)),
  renewCalendarLink: forCustomer.mutation(({ ctx }) => renewCalendarLink(ctx.services, ctx.customer.id)),
  removeCalendarLink: forCustomer.mutation(({ ctx }) => removeCalendarLink(ctx.services, ctx.customer.id)),
  getMasterListUrl: forCustomer
    .input(masterListInput)
    .query(({ ctx, input }) => signMasterList(ctx.services, ctx.customer.id, input)),
  getManual: forCustomer
    .input(manualInput)
    .query(({ ctx, input }) => getManual(ctx.services, ctx.customer.id, input)),
  getBinderZipUrl: forCustomer
    .input(binderZipInput.default({}))
    .query(({ ctx, input }) => signBinderZip(ctx.services, ctx.customer.id, input)),
  getRevisionFile: forCustomer
    .input(revisionFileInput)
    .query(({ ctx, input }) => signRevisionFile(ctx.services, ctx.customer.id, input)),
  getRevisionPages: forCustomer
    .input(revisionInput)
    .query(({ ctx, input }) =>
      getRevisionPages(ctx.services, { ...input, customerId: ctx.customer.id, address: ctx.address }),
    ),
});
