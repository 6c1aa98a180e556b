import { getDocumentColours, setDocumentColours } from '#server/modules/accounts/document-colours.ts';
import { getCustomer } from '#server/modules/accounts/get-customer.ts';
import { setBusinessDetails } from '#server/modules/accounts/set-business-details.ts';
import { updateCustomer } from '#server/modules/accounts/update-customer.ts';
import { businessDetails, updateCustomerInput } from '#shared/contract/account.ts';
import { setDocumentColoursInput } from '#shared/contract/colours.ts';
import { customerBinderFileProcedures } from './customer-binder-files.ts';
import { customerBinderProcedures } from './customer-binder.ts';
import { customerDocumentProcedures } from './customer-documents.ts';
import { customerOrderProcedures } from './customer-orders.ts';
import { customerPrivacyProcedures } from './customer-privacy.ts';
import { customerQuestionProcedures } from './customer-questions.ts';
import { customerReaderProcedures } from './customer-readers.ts';
import { customerUpdateProcedures } from './customer-updates.ts';
import { forCustomer, mergeRouters, router } from './trpc.ts';

const accountProcedures = router({
  getCustomer: forCustomer.query(({ ctx }) => getCustomer(ctx.services, ctx.customer.id)),
  updateCustomer: forCustomer
    .input(updateCustomerInput)
    .mutation(({ ctx, input }) => updateCustomer(ctx.services, ctx.customer.id, input)),
  setCustomerBusinessDetails: forCustomer
    .input(businessDetails)
    .mutation(({ ctx, input }) => setBusinessDetails(ctx.services, ctx.customer.id, input)),
  getDocumentColours: forCustomer.query(({ ctx }) => getDocumentColours(ctx.services, ctx.customer.id)),
  setDocumentColours: forCustomer
    .input(setDocumentColoursInput)
    .mutation(({ ctx, input }) => setDocumentColours(ctx.services, ctx.customer.id, input.colours)),
});

const procedures = mergeRouters(
  accountProcedures,
  customerOrderProcedures,
  customerDocumentProcedures,
  customerQuestionProcedures,
  customerBinderProcedures,
  customerUpdateProcedures,
  customerBinderFileProcedures,
  customerPrivacyProcedures,
  customerReaderProcedures,
);

/** Every call answers under both names, `customer.getCustomer` and `getCustomer`. */
export const customerRouter = mergeRouters(procedures, router({ customer: procedures }));

export type CustomerRouter = typeof customerRouter;
