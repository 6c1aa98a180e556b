import type { Services } from '#server/kernel/services.ts';
import { disableCustomer, enableCustomer } from '#server/modules/customers/disable-customer.ts';
import { askEmailChange } from '#server/modules/customers/email-change/ask-email-change.ts';
import {
  cancelEmailChange,
  resendEmailChange,
} from '#server/modules/customers/email-change/follow-up-email-change.ts';
import { getCustomerDetails } from '#server/modules/customers/get-customer-details.ts';
import { listCustomers } from '#server/modules/customers/list-customers.ts';
import { askErasure } from '#server/modules/privacy/erasing/ask-erasure.ts';
import { keepAccount } from '#server/modules/privacy/erasing/keep-account.ts';
import { changeCustomerEmailInput, customerIdInput, customerSearchInput } from '#shared/contract/customer.ts';
import { customerDetailsOf, customerPageOf } from './serializers/customer-serializer.ts';
import { forAdmin, router } from './trpc.ts';

const detailsOf = async (services: Services, id: string) =>
  customerDetailsOf(await getCustomerDetails(services, id));

/** What administrators do with the accounts of customers. Each change answers with how the account stands then. */
export const adminCustomerProcedures = router({
  adminCustomers: forAdmin
    .input(customerSearchInput)
    .query(async ({ ctx, input }) => customerPageOf(await listCustomers(ctx.services, input))),
  adminCustomer: forAdmin.input(customerIdInput).query(({ ctx, input }) => detailsOf(ctx.services, input.id)),
  disableCustomer: forAdmin.input(customerIdInput).mutation(async ({ ctx, input }) => {
    await disableCustomer(ctx.services, { ...input, by: ctx.customer.id });
    return detailsOf(ctx.services, input.id);
  }),
  enableCustomer: forAdmin.input(customerIdInput).mutation(async ({ ctx, input }) => {
    await enableCustomer(ctx.services, { ...input, by: ctx.customer.id });
    return detailsOf(ctx.services, input.id);
  }),
  eraseCustomer: forAdmin.input(customerIdInput).mutation(async ({ ctx, input }) => {
    await askErasure(ctx.services, { ...input, by: ctx.customer.id });
    return detailsOf(ctx.services, input.id);
  }),
  keepCustomer: forAdmin.input(customerIdInput).mutation(async ({ ctx, input }) => {
    await keepAccount(ctx.services, { ...input, by: ctx.customer.id });
    return detailsOf(ctx.services, input.id);
  }),
  changeCustomerEmail: forAdmin.input(changeCustomerEmailInput).mutation(async ({ ctx, input }) => {
    await askEmailChange(ctx.services, { ...input, by: ctx.customer.id });
    return detailsOf(ctx.services, input.id);
  }),
  resendEmailChange: forAdmin.input(customerIdInput).mutation(async ({ ctx, input }) => {
    await resendEmailChange(ctx.services, { ...input, by: ctx.customer.id });
    return detailsOf(ctx.services, input.id);
  }),
  cancelEmailChange: forAdmin.input(customerIdInput).mutation(async ({ ctx, input }) => {
    await cancelEmailChange(ctx.services, { ...input, by: ctx.customer.id });
    return detailsOf(ctx.services, input.id);
  }),
});
