import { correctInvoice } from '#server/modules/checkout/correct-invoice.ts';
import { createCheckout } from '#server/modules/checkout/create-checkout.ts';
import { getTaxNumber, setTaxNumber } from '#server/modules/checkout/tax-number/tax-number.ts';
import { getLatestOrder } from '#server/modules/checkout/get-latest-order.ts';
import { getBilling } from '#server/modules/orders/billing/get-billing.ts';
import { getInvoices } from '#server/modules/orders/get-invoices.ts';
import { getCreditNotes } from '#server/modules/orders/refunds/get-credit-notes.ts';
import { getLineItems } from '#server/modules/orders/get-line-items.ts';
import { getOrder, getOrderPage, getOrders } from '#server/modules/orders/get-order.ts';
import { requireKeptAccount } from '#server/modules/privacy/erasing/keep-account.ts';
import { listOwnedProductIds } from '#server/modules/orders/line-item-repo.ts';
import {
  createCheckoutInput,
  invoicesInput,
  latestOrderInput,
  orderIdInput,
  orderPageInput,
} from '#shared/contract/order.ts';
import { taxNumberInput } from '#shared/tax-numbers/tax-number-contract.ts';
import { orderOf, orderPageOf } from './serializers/order-serializer.ts';
import { creditNoteOf } from './serializers/refund-serializer.ts';
import { forCustomer, forPollingCustomer, router } from './trpc.ts';

export const customerOrderProcedures = router({
  createCustomerCheckout: forCustomer.input(createCheckoutInput).mutation(async ({ ctx, input }) => {
    await requireKeptAccount(ctx.services, ctx.customer.id);
    return createCheckout(ctx.services, ctx.customer.id, input.items, input.consent);
  }),
  getCustomerOrders: forCustomer.query(async ({ ctx }) =>
    (await getOrders(ctx.services, ctx.customer.id)).map(orderOf),
  ),
  getCustomerOrder: forPollingCustomer
    .input(orderIdInput)
    .query(async ({ ctx, input }) => orderOf(await getOrder(ctx.services, ctx.customer.id, input.orderId))),
  /** Null while there is none; polled after payment. */
  getCustomerLatestOrder: forPollingCustomer.input(latestOrderInput).query(async ({ ctx, input }) => {
    const latest = await getLatestOrder(ctx.services, ctx.customer.id, input);
    return latest && orderOf(latest);
  }),
  /** All of them, a page at a time. */
  getCustomerOrderPage: forCustomer
    .input(orderPageInput)
    .query(async ({ ctx, input }) => orderPageOf(await getOrderPage(ctx.services, ctx.customer.id, input))),
  getCustomerInvoices: forCustomer
    .input(invoicesInput)
    .query(({ ctx, input }) => getInvoices(ctx.services, ctx.customer.id, input.orderId)),
  /** What corrects the invoices after refunds; beside them, since their shape is fixed. */
  getCreditNotes: forCustomer
    .input(invoicesInput)
    .query(async ({ ctx, input }) =>
      (await getCreditNotes(ctx.services, ctx.customer.id, input.orderId)).map(creditNoteOf),
    ),
  getBilling: forCustomer.query(({ ctx }) => getBilling(ctx.services, ctx.customer.id)),
  /** Answers as `getBilling` does. */
  correctInvoice: forCustomer.input(orderIdInput).mutation(async ({ ctx, input }) => {
    const customerId = ctx.customer.id;
    await requireKeptAccount(ctx.services, customerId);
    await correctInvoice(ctx.services, { customerId, orderId: input.orderId });
    return getBilling(ctx.services, customerId);
  }),
  /** Null where nobody is asked for one. */
  getTaxNumber: forCustomer.query(({ ctx }) => getTaxNumber(ctx.services, ctx.customer.id)),
  /** Answers as `getTaxNumber` does. */
  setTaxNumber: forCustomer.input(taxNumberInput).mutation(async ({ ctx, input }) => {
    await requireKeptAccount(ctx.services, ctx.customer.id);
    return setTaxNumber(ctx.services, { customerId: ctx.customer.id, typed: input.number });
  }),
  getCustomerOrderDocumentLineItems: forPollingCustomer
    .input(orderIdInput)
    .query(({ ctx, input }) => getLineItems(ctx.services, ctx.customer.id, input.orderId)),
  /** What the customer has bought and may still read. */
  getOwnedProductIds: forCustomer.query(({ ctx }) => listOwnedProductIds(ctx.services.db, ctx.customer.id)),
});
