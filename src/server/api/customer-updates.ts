import { compareRevisions } from '#server/modules/binder/comparison/compare-revisions.ts';
import { acceptUpdates } from '#server/modules/binder/updates/accept-updates.ts';
import { declineUpdates } from '#server/modules/binder/updates/decline-updates.ts';
import { getUpdates } from '#server/modules/binder/updates/get-updates.ts';
import { compareRevisionsInput } from '#shared/contract/comparison.ts';
import { updateIdsInput, updatesInput } from '#shared/contract/updates.ts';
import { forCustomer, router } from './trpc.ts';

/** What a business does with newer versions of what it has bought. */
export const customerUpdateProcedures = router({
  getUpdates: forCustomer
    .input(updatesInput)
    .query(({ ctx, input }) => getUpdates(ctx.services, ctx.customer.id, input)),
  compareRevisions: forCustomer
    .input(compareRevisionsInput)
    .query(({ ctx, input }) => compareRevisions(ctx.services, ctx.customer.id, input)),
  acceptUpdate: forCustomer
    .input(updateIdsInput)
    .mutation(({ ctx, input }) => acceptUpdates(ctx.services, ctx.customer.id, input.ids)),
  declineUpdate: forCustomer
    .input(updateIdsInput)
    .mutation(({ ctx, input }) => declineUpdates(ctx.services, ctx.customer.id, input.ids)),
});
