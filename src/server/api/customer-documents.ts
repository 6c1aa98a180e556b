import { getDocumentPages } from '#server/modules/generation/get-document-pages.ts';
import { getOrderVersions } from '#server/modules/generation/get-order-versions.ts';
import { signOrderZip } from '#server/modules/generation/order-zip.ts';
import { regenerateOrder } from '#server/modules/generation/regenerate-order.ts';
import { retryOwnOrder } from '#server/modules/generation/retry-own-order.ts';
import { lineItemInput, orderIdInput, orderZipInput } from '#shared/contract/order.ts';
import { orderVersionOf } from './serializers/order-serializer.ts';
import { forCustomer, router } from './trpc.ts';

/** What the buyer of an order does with its documents. */
export const customerDocumentProcedures = router({
  getCustomerOrderDocumentPages: forCustomer
    .input(lineItemInput)
    .query(({ ctx, input }) =>
      getDocumentPages(ctx.services, { ...input, customerId: ctx.customer.id, address: ctx.address }),
    ),
  getCustomerOrderVersions: forCustomer
    .input(orderIdInput)
    .query(async ({ ctx, input }) =>
      (await getOrderVersions(ctx.services, { ...input, customerId: ctx.customer.id })).map(orderVersionOf),
    ),
  getOrderZipUrl: forCustomer
    .input(orderZipInput)
    .query(({ ctx, input }) => signOrderZip(ctx.services, { ...input, customerId: ctx.customer.id })),
  retryLineItems: forCustomer
    .input(orderIdInput)
    .mutation(({ ctx, input }) => retryOwnOrder(ctx.services, { ...input, customerId: ctx.customer.id })),
  regenerateOrder: forCustomer
    .input(orderIdInput)
    .mutation(({ ctx, input }) => regenerateOrder(ctx.services, { ...input, customerId: ctx.customer.id })),
});
