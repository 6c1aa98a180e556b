import type { VersionRecord } from '#server/modules/generation/get-order-versions.ts';
import { isOpen } from '#server/modules/orders/order.ts';
import type { AdminOrderRecord, OrderRecord } from '#server/modules/orders/order-record.ts';
import { orderTitle } from '#server/modules/orders/order-title.ts';
import type { salesByProduct } from '#server/modules/orders/sales/sales-by-product.ts';
import type { DayRecord } from '#server/modules/orders/sales/sales-overview.ts';
import type { OrderPage } from '#server/modules/orders/search-orders.ts';
import type {
  AdminOrder,
  AdminOrderPage,
  Order,
  OrderPage as CustomerOrderPage,
  OrderVersion,
  ProductSales,
  SalesDay,
} from '#shared/contract/order.ts';
import { pagePreviewOf } from './page-serializer.ts';

const productOf = ({ items }: OrderRecord) => {
  const [first] = items;
  return { id: first?.productId ?? 0, name: orderTitle(items), slug: first?.slug ?? '' };
};

/** Left out where no tax was worked out. */
const taxOf = ({ paidInCents, taxInCents, isReverseCharge }: OrderRecord) =>
  paidInCents !== null &&
  taxInCents !== null && { tax: { net: paidInCents - taxInCents, amount: taxInCents, isReverseCharge } };

const frameOf = (order: OrderRecord) => ({
  id: order.id,
  createdAt: order.createdAt.toISOString(),
  paymentIntent: order.paymentIntent,
  status: order.status,
  items: order.items.map(({ productId, name, slug, priceInCents, quantity }) => ({
    productId,
    name,
    slug,
    price: priceInCents,
    quantity,
  })),
  amount: order.paidInCents ?? order.amountInCents,
  ...taxOf(order),
  documentCount: order.documentCount,
  generatedCount: order.generatedCount,
  failedCount: order.failedCount,
  businessName: order.businessName,
  isOpen: isOpen(order),
  closedBy: order.closedBy,
});

export const orderOf = (order: OrderRecord): Order => ({
  ...frameOf(order),
  product: {
    ...productOf(order),
    image: order.cover && pagePreviewOf(order.cover),
    industry: order.industry,
  },
  firstPagePath: isOpen(order) && order.firstStem !== null ? `${order.firstStem}.jpg` : null,
});

export const orderPageOf = (page: { orders: OrderRecord[]; next: number | null }): CustomerOrderPage => ({
  ...page,
  orders: page.orders.map(orderOf),
});

export const orderVersionOf = (version: VersionRecord): OrderVersion => ({
  ...version,
  finishedAt: version.finishedAt.toISOString(),
});

export const adminOrderOf = (order: AdminOrderRecord): AdminOrder => ({
  ...frameOf(order),
  product: productOf(order),
  email: order.email,
  refunded: order.refundedInCents,
  isDisputed: order.closedBy === 'dispute',
  reviewReason: order.reviewReason,
});

export const adminOrderPageOf = ({ orders, next }: OrderPage): AdminOrderPage => ({
  orders: orders.map(adminOrderOf),
  next,
});

export const salesDayOf = ({ day, orders, revenueInCents, views }: DayRecord): SalesDay => ({
  day,
  orders,
  revenue: revenueInCents,
  views,
});

export const productSalesOf = ({
  revenueInCents,
  ...sales
}: Awaited<ReturnType<typeof salesByProduct>>[number]): ProductSales => ({
  ...sales,
  revenue: revenueInCents,
});
