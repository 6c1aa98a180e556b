import type { AdminOrder, LineItem, Order, OrderVersion } from '#shared/contract/order.ts';

export const sampleOrder: Order = {
  id: 12,
  createdAt: '2026-11-15T10:00:00.000Z',
  paymentIntent: 'pi_1',
  status: 'succeeded',
  product: { id: 7, name: 'Bakery <Opening>', slug: 'bakery-opening', image: null, industry: null },
  items: [{ productId: 7, name: 'Bakery <Opening>', slug: 'bakery-opening', price: 19_999, quantity: 1 }],
  amount: 19_999,
  documentCount: 2,
  generatedCount: 2,
  failedCount: 0,
  businessName: 'Dana’s Bakery',
  firstPagePath: null,
  isOpen: true,
  closedBy: null,
};

export const lineItemOf = (id: number, change: Partial<LineItem> = {}): LineItem => ({
  id,
  name: `Document ${id}`,
  status: 'GENERATED',
  previewImagePath: `orders/12/${id}.jpg`,
  pageCount: 3,
  hasExcel: false,
  failure: null,
  ...change,
});

export const versionOf = (number: number, change: Partial<OrderVersion> = {}): OrderVersion => ({
  number,
  finishedAt: `2026-11-15T1${number % 10}:30:00.000Z`,
  businessName: `Business ${number}`,
  documentCount: 2,
  isCurrent: false,
  ...change,
});

export const sampleAdminOrder: AdminOrder = {
  ...sampleOrder,
  product: { id: 7, name: 'Bakery <Opening>' },
  email: 'dana@example.com',
  refunded: 0,
  isDisputed: false,
  reviewReason: null,
};
