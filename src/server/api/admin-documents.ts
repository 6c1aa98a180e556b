import { getUpdateReach } from '#server/modules/binder/shop/get-update-reach.ts';
import { setDocumentRegister } from '#server/modules/binder/shop/set-document-register.ts';
import { archiveTemplate, restoreTemplate } from '#server/modules/templates/archive-template.ts';
import { removeWorkbook } from '#server/modules/templates/change-workbook.ts';
import { getPageView } from '#server/modules/templates/page-view/get-page-view.ts';
import { requestPageView } from '#server/modules/templates/page-view/request-page-view.ts';
import { getTestFillForm } from '#server/modules/templates/test-fill/get-test-fill-form.ts';
import { getTestFill } from '#server/modules/templates/test-fill/get-test-fill.ts';
import { listTemplates } from '#server/modules/templates/list-templates.ts';
import { renameTemplate } from '#server/modules/templates/rename-template.ts';
import { requestTestFill } from '#server/modules/templates/test-fill/request-test-fill.ts';
import { retryTemplate } from '#server/modules/templates/retry-template.ts';
import { getCompleteIds, getFailedTemplates } from '#server/modules/templates/upload/upload-state.ts';
import { documentRegisterInput } from '#shared/contract/binder.ts';
import {
  documentFailuresInput,
  documentIdInput,
  documentIdsInput,
  renameDocumentInput,
  type TestFillForm,
  testFillIdInput,
  testFillInput,
} from '#shared/contract/document.ts';
import { pageViewIdInput } from '#shared/contract/page-view.ts';
import { adminDocumentOf, documentFailureOf, testFillOf } from './serializers/document-serializer.ts';
import { pageViewOf } from './serializers/page-serializer.ts';
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
  setDocumentRegister: forAdmin
    .input(documentRegisterInput)
    .mutation(({ ctx, input }) => setDocumentRegister(ctx.services, input)),
  getUpdateReach: forAdmin
    .input(documentIdInput)
    .query(({ ctx, input }) => getUpdateReach(ctx.services, input.id)),
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
  testFill: forAdmin.input(testFillInput).mutation(async ({ ctx, input: { id, ...tried } }) => {
    const asked = { templateId: id, ...tried, askedBy: ctx.customer.id };
    return testFillOf(ctx.services, await requestTestFill(ctx.services, asked));
  }),
  getTestFillForm: forAdmin
    .input(documentIdInput)
    .query(({ ctx, input }): Promise<TestFillForm> => getTestFillForm(ctx.services, input.id)),
  getTestFill: forAdmin
    .input(testFillIdInput)
    .query(async ({ ctx, input }) => testFillOf(ctx.services, await getTestFill(ctx.services, input.id))),
  requestPageView: forAdmin.input(documentIdInput).mutation(async ({ ctx, input }) => {
    const asked = { templateId: input.id, askedBy: ctx.customer.id };
    return pageViewOf(ctx.services, await requestPageView(ctx.services, asked));
  }),
  getPageView: forAdmin
    .input(pageViewIdInput)
    .query(async ({ ctx, input }) => pageViewOf(ctx.services, await getPageView(ctx.services, input.id))),
});
