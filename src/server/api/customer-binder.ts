import { approveDocuments } from '#server/modules/binder/approval/approve-documents.ts';
import { reviewDocuments } from '#server/modules/binder/approval/review-documents.ts';
import { withdrawDocuments } from '#server/modules/binder/approval/withdraw-documents.ts';
import { setBinderEntry } from '#server/modules/binder/entry/set-binder-entry.ts';
import { getBinder } from '#server/modules/binder/listing/get-binder.ts';
import { getBinderDocument } from '#server/modules/binder/listing/get-binder-document.ts';
import { setTimeZone } from '#server/modules/binder/set-time-zone.ts';
import {
  approveDocumentsInput,
  binderDocumentInput,
  binderEntryInput,
  binderInput,
  reviewDocumentsInput,
  timeZoneInput,
  withdrawDocumentsInput,
} from '#shared/contract/binder.ts';
import { forCustomer, router } from './trpc.ts';

/** What a business does with what it has bought. */
export const customerBinderProcedures = router({
  getBinder: forCustomer
    .input(binderInput)
    .query(({ ctx, input }) => getBinder(ctx.services, ctx.customer.id, input)),
  getBinderDocument: forCustomer
    .input(binderDocumentInput)
    .query(({ ctx, input }) => getBinderDocument(ctx.services, ctx.customer.id, input.id)),
  approveDocuments: forCustomer
    .input(approveDocumentsInput)
    .mutation(({ ctx, input }) => approveDocuments(ctx.services, ctx.customer.id, input)),
  withdrawDocuments: forCustomer
    .input(withdrawDocumentsInput)
    .mutation(({ ctx, input }) => withdrawDocuments(ctx.services, ctx.customer.id, input)),
  reviewDocuments: forCustomer
    .input(reviewDocumentsInput)
    .mutation(({ ctx, input }) => reviewDocuments(ctx.services, ctx.customer.id, input)),
  setBinderEntry: forCustomer
    .input(binderEntryInput)
    .mutation(({ ctx, input }) => setBinderEntry(ctx.services, ctx.customer.id, input)),
  setTimeZone: forCustomer
    .input(timeZoneInput)
    .mutation(({ ctx, input }) => setTimeZone(ctx.services, ctx.customer.id, input.timeZone)),
});
