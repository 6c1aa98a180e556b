import { archiveTemplate, restoreTemplate } from '#server/modules/templates/archive-template.ts';
import { removeWorkbook } from '#server/modules/templates/change-workbook.ts';
import { getTestFill } from '#server/modules/templates/test-fill/get-test-fill.ts';
import { listTemplates } from '#server/modules/templates/list-templates.ts';
import { renameTemplate } from '#server/modules/templates/rename-template.ts';
import { requestTestFill } from '#server/modules/templates/test-fill/request-test-fill.ts';
import { retryTemplate } from '#server/modules/templates/retry-template.ts';
import { getCompleteIds, getFailedTemplates } from '#server/modules/templates/upload/upload-state.ts';
import {
  documentFailuresInput,
  documentIdInput,
  documentIdsInput,
  renameDocumentInput,
  testFillIdInput,
  testFillInput,
} from '#shared/contract/document.ts';
import { adminDocumentOf, documentFailureOf, testFillOf } from './document-serializer.ts';
import { forAdmin, forPollingAdmin, router } from './trpc.ts';

/** Templates, which the wire calls documents. */
export const adminDocumentProcedures = router({
  documents: forAdmin.query(async ({ ctx }) => (await listTemplates(ctx.services)).map(adminDocumentOf)),
  getDocumentStatusById: forPollingAdmin
    .input(documentIdsInput)
    .query(({ ctx, input }) => getCompleteIds(ctx.services, input)),
  getDocumentFailures: forPollingAdmin
    .input(documentFailuresInput)
    .query(async ({ ctx, input }) => (await getFailedTemplates(ctx.services, input)).map(documentFailureOf)),
  renameDocument: forAdmin
    .input(renameDocumentInput)
    .mutation(({ ctx, input }) => renameTemplate(ctx.services, input)),
  archiveDocument: forAdmin
    .input(documentIdInput)
    .mutation(({ ctx, input }) => archiveTemplate(ctx.services, input.id)),
  restoreDocument: forAdmin
    .input(documentIdInput)
    .mutation(({ ctx, input }) => restoreTemplate(ctx.services, input.id)),
  retryDocument: forAdmin
    .input(documentIdInput)
    .mutation(({ ctx, input }) => retryTemplate(ctx.services, input.id)),
  removeWorkbook: forAdmin
    .input(documentIdInput)
    .mutation(({ ctx, input }) =>
      removeWorkbook(ctx.services, { templateId: input.id, changedBy: ctx.customer.id }),
    ),
  testFill: forAdmin.input(testFillInput).mutation(async ({ ctx, input: { id, values } }) => {
    const asked = { templateId: id, values, askedBy: ctx.customer.id };
    return testFillOf(ctx.services, await requestTestFill(ctx.services, asked));
  }),
  getTestFill: forAdmin
    .input(testFillIdInput)
    .query(async ({ ctx, input }) => testFillOf(ctx.services, await getTestFill(ctx.services, input.id))),
});
