import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { listOrderEvents } from '#server/modules/orders/events/list-order-events.ts';
import { findInvoice } from '#server/modules/orders/invoice-repo.ts';
import { isOpen, type OrderRow } from '#server/modules/orders/order.ts';
import { findOrder } from '#server/modules/orders/order-repo.ts';
import { getMoneyBack } from '#server/modules/orders/refunds/get-money-back.ts';
import { isPaymentHost } from '#server/modules/orders/payment-host.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { findBuyer, listOrderDocuments, listOrderFiles, listOtherOrders } from './order-details-repo.ts';

type Touched = Pick<Services, 'db' | 'keys' | 'clock' | 'payments'>;

const SHOWN_ORDERS = 10;

const FORMATS = ['pdf', 'docx', 'xlsx'];

export type OrderDetailsRecord = Awaited<ReturnType<typeof getOrderDetails>>;

/** Everything there is to an order. */
export const getOrderDetails = async (services: Touched, orderId: number) => {
  const { db, payments } = services;
  const order = await findOrder(db, orderId);
  const customer = order && (await findBuyer(db, order.customerId));
  if (!order || !customer) throw new DomainError('order.not-found');
  const invoice = await findInvoice(db, orderId);
  return {
    order,
    customer,
    otherOrders: await listOtherOrders(db, { customerId: customer.id, orderId, limit: SHOWN_ORDERS }),
    documents: await listDocuments(services, order),
    invoiceUrl: invoice && isPaymentHost(payments, invoice.pdfUrl) ? invoice.pdfUrl : null,
    moneyBack: await getMoneyBack(services, orderId),
    events: await listOrderEvents(services, order),
  };
};

/** With links to their files, unless the order is closed: then nobody may read them. */
const listDocuments = async (services: Touched, order: OrderRow) => {
  const items = await listOrderDocuments(services.db, order.id);
  const paths = isOpen(order)
    ? items.flatMap(({ stem }) => (stem === null ? [] : FORMATS.map((format) => `${stem}.${format}`)))
    : [];
  const files = paths.length === 0 ? [] : await listOrderFiles(services.db, paths);
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  return items.map((item) => ({
    ...item,
    files: FORMATS.flatMap((format) => {
      const path = `${item.stem}.${format}`;
      const size = sizes.get(path);
      if (size === undefined) return [];
      // For looking at: what an administrator opens does not count as a download of the buyer.
      return [{ format, size, url: signInlineUrl(services, { bucket: PREVIEW_BUCKET, path }) }];
    }),
  }));
};
