import { getCustomer } from '#server/modules/accounts/get-customer.ts';
import { setBusinessDetails } from '#server/modules/accounts/set-business-details.ts';
import { updateCustomer } from '#server/modules/accounts/update-customer.ts';
import { businessDetails, updateCustomerInput } from '#shared/contract/account.ts';
import { forCustomer, mergeRouters, router } from './trpc.ts';

const procedures = router({
  getCustomer: forCustomer.query(({ ctx }) => getCustomer(ctx.services, ctx.customer.id)),
  updateCustomer: forCustomer
    .input(updateCustomerInput)
    .mutation(({ ctx, input }) => updateCustomer(ctx.services, ctx.customer.id, input)),
  setCustomerBusinessDetails: forCustomer
    .input(businessDetails)
    .mutation(({ ctx, input }) => setBusinessDetails(ctx.services, ctx.customer.id, input)),
});

/** Every call answers under both names, `customer.getCustomer` and `getCustomer`. */
export const customerRouter = mergeRouters(procedures, router({ customer: procedures }));

export type CustomerRouter = typeof customerRouter;
