import type { Services } from '#server/kernel/services.ts';
import { findErasure, listErasureWaits } from '#server/modules/customers/erasure-repo.ts';
import { requireConfirmation, sendConfirmation } from '#server/modules/privacy/confirm-by-code.ts';
import { requestMyData } from '#server/modules/privacy/data/request-my-data.ts';
import { askErasure, requireErasable } from '#server/modules/privacy/erasing/ask-erasure.ts';
import { keepAccount } from '#server/modules/privacy/erasing/keep-account.ts';
import { type AccountErasure, confirmedInput, type MyData } from '#shared/contract/account.ts';
import { forCustomer, router } from './trpc.ts';

const erasureOf = async ({ db, clock }: Services, customerId: string): Promise<AccountErasure> => {
  const erasure = await findErasure(db, customerId);
  if (!erasure) return { dueAt: null, waitsFor: null };
  return {
    dueAt: erasure.dueAt.toISOString(),
    waitsFor: await listErasureWaits(db, erasure, clock.now()),
  };
};

/** What somebody may ask of their own data. */
export const customerPrivacyProcedures = router({
  requestMyData: forCustomer.input(confirmedInput).mutation(async ({ ctx, input }): Promise<MyData> => {
    if (input.code !== null) return requestMyData(ctx.services, ctx.customer, input.code);
    await sendConfirmation(ctx.services, ctx.customer, 'my-data');
    return { url: null };
  }),
  getErasure: forCustomer.query(({ ctx }) => erasureOf(ctx.services, ctx.customer.id)),
  eraseAccount: forCustomer.input(confirmedInput).mutation(async ({ ctx, input }) => {
    const { services, customer } = ctx;
    await requireErasable(services, customer.id);
    if (input.code === null) await sendConfirmation(services, customer, 'erasure');
    else {
      await requireConfirmation(services, customer, { what: 'erasure', code: input.code });
      await askErasure(services, { id: customer.id, by: customer.id });
    }
    return erasureOf(services, customer.id);
  }),
  keepAccount: forCustomer.mutation(async ({ ctx }) => {
    await keepAccount(ctx.services, { id: ctx.customer.id, by: ctx.customer.id });
    return erasureOf(ctx.services, ctx.customer.id);
  }),
});
