import { refundOrder } from '#server/modules/checkout/refund-order.ts';
import { retryGeneration } from '#server/modules/orders/retry-generation.ts';
import { salesOverview } from '#server/modules/orders/sales-overview.ts';
import { getAnyOrder, searchOrders } from '#server/modules/orders/search-orders.ts';
import { resendReceipt } from '#server/modules/orders/send-receipt.ts';
import { orderIdInput, orderSearchInput, refundOrderInput } from '#shared/contract/order.ts';
import { adminOrderOf, adminOrderPageOf, salesDayOf } from './order-serializer.ts';
import { forAdmin, router } from './trpc.ts';

export const adminOrderProcedures = router({
  adminOrders: forAdmin
    .input(orderSearchInput)
    .query(async ({ ctx, input }) => adminOrderPageOf(await searchOrders(ctx.services, input))),
  adminOrder: forAdmin
    .input(orderIdInput)
    .query(async ({ ctx, input }) => adminOrderOf(await getAnyOrder(ctx.services, input.orderId))),
  refundOrder: forAdmin.input(refundOrderInput).mutation(async ({ ctx, input }) => {
    await refundOrder(ctx.services, { ...input, by: ctx.customer.id });
    return adminOrderOf(await getAnyOrder(ctx.services, input.orderId));
  }),
  retryGeneration: forAdmin
    .input(orderIdInput)
    .mutation(({ ctx, input }) => retryGeneration(ctx.services, input)),
  resendReceipt: forAdmin
    .input(orderIdInput)
    .mutation(({ ctx, input }) => resendReceipt(ctx.services, input.orderId)),
  salesOverview: forAdmin.query(async ({ ctx }) => (await salesOverview(ctx.services)).map(salesDayOf)),
});
