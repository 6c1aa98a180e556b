import { refundOrder } from '#server/modules/checkout/refunds/refund-order.ts';
import { submitEvidence } from '#server/modules/checkout/refunds/submit-evidence.ts';
import { getEvidence } from '#server/modules/evidence/get-evidence.ts';
import { saveEvidence } from '#server/modules/evidence/save-evidence.ts';
import { signOrderExport } from '#server/modules/orders/admin/export-orders.ts';
import { getOrderDetails } from '#server/modules/orders/admin/get-order-details.ts';
import { closeOrder } from '#server/modules/orders/refunds/close-order.ts';
import { retryGeneration } from '#server/modules/orders/retry-generation.ts';
import { salesByProduct } from '#server/modules/orders/sales/sales-by-product.ts';
import { salesOverview } from '#server/modules/orders/sales/sales-overview.ts';
import { getAnyOrder, searchOrders } from '#server/modules/orders/search-orders.ts';
import { resendReceipt } from '#server/modules/orders/send-receipt.ts';
import { orderDetailsOf } from './serializers/order-details-serializer.ts';
import {
  orderExportInput,
  orderIdInput,
  orderSearchInput,
  refundOrderInput,
  salesInput,
  salesPeriodInput,
} from '#shared/contract/order.ts';
import { disputeInput, saveEvidenceInput } from '#shared/contract/evidence.ts';
import { closeOrderInput } from '#shared/contract/refund.ts';
import {
  adminOrderOf,
  adminOrderPageOf,
  productSalesOf,
  salesDayOf,
} from './serializers/order-serializer.ts';
import { evidenceOf } from './serializers/refund-serializer.ts';
import { forAdmin, router } from './trpc.ts';

export const adminOrderProcedures = router({
  adminOrders: forAdmin
    .input(orderSearchInput)
    .query(async ({ ctx, input }) => adminOrderPageOf(await searchOrders(ctx.services, input))),
  adminOrder: forAdmin
    .input(orderIdInput)
    .query(async ({ ctx, input }) => adminOrderOf(await getAnyOrder(ctx.services, input.orderId))),
  adminOrderDetails: forAdmin
    .input(orderIdInput)
    .query(async ({ ctx, input }) => orderDetailsOf(await getOrderDetails(ctx.services, input.orderId))),
  /** A change only in that it leaves a line in the security log: personal data leave the shop. */
  exportOrders: forAdmin
    .input(orderExportInput)
    .mutation(({ ctx, input }) => signOrderExport(ctx.services, { ...input, by: ctx.customer.id })),
  refundOrder: forAdmin.input(refundOrderInput).mutation(async ({ ctx, input }) => {
    await refundOrder(ctx.services, { ...input, by: ctx.customer.id });
    return adminOrderOf(await getAnyOrder(ctx.services, input.orderId));
  }),
  closeOrder: forAdmin.input(closeOrderInput).mutation(async ({ ctx, input }) => {
    await closeOrder(ctx.services, { ...input, by: ctx.customer.id });
    return adminOrderOf(await getAnyOrder(ctx.services, input.orderId));
  }),
  disputeEvidence: forAdmin
    .input(disputeInput)
    .query(async ({ ctx, input }) => evidenceOf(await getEvidence(ctx.services, input.disputeId))),
  saveEvidence: forAdmin
    .input(saveEvidenceInput)
    .mutation(({ ctx, input }) => saveEvidence(ctx.services, input)),
  submitEvidence: forAdmin
    .input(disputeInput)
    .mutation(({ ctx, input }) => submitEvidence(ctx.services, { ...input, by: ctx.customer.id })),
  retryGeneration: forAdmin
    .input(orderIdInput)
    .mutation(({ ctx, input }) => retryGeneration(ctx.services, { ...input, by: ctx.customer.id })),
  resendReceipt: forAdmin
    .input(orderIdInput)
    .mutation(({ ctx, input }) => resendReceipt(ctx.services, { ...input, by: ctx.customer.id })),
  salesOverview: forAdmin
    .input(salesInput)
    .query(async ({ ctx, input }) => (await salesOverview(ctx.services, input)).map(salesDayOf)),
  salesByProduct: forAdmin
    .input(salesPeriodInput)
    .query(async ({ ctx, input }) => (await salesByProduct(ctx.services, input)).map(productSalesOf)),
});
