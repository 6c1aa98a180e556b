import type { OrderDetailsRecord } from '#server/modules/orders/admin/get-order-details.ts';
import { moneyBackOf } from './refund-serializer.ts';
import { orderTitle } from '#server/modules/orders/order-title.ts';
import type { OrderDetails } from '#shared/contract/order-details.ts';

export const orderDetailsOf = ({
  order,
  customer: { disabledAt, ...customer },
  otherOrders,
  documents,
  invoiceUrl,
  moneyBack,
  events,
}: OrderDetailsRecord): OrderDetails => ({
  customer: {
    ...customer,
    isDisabled: disabledAt !== null,
    otherOrders: otherOrders.map(({ id, createdAt, status, items, paidInCents, amountInCents }) => ({
      id,
      createdAt: createdAt.toISOString(),
      title: orderTitle(items),
      status,
      amount: paidInCents ?? amountInCents,
    })),
  },
  printed: order.buyer && printedOf(order.buyer),
  documents: documents.map(({ id, name, status, generation, pageCount, failure, finishedAt, files }) => ({
    id,
    name,
    status,
    generation,
    pageCount,
    failure,
    finishedAt: finishedAt?.toISOString() ?? null,
    files,
  })),
  payment: {
    asked: order.amountInCents,
    paid: order.paidInCents,
    currency: order.currency,
    ...taxOf(order),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentIntent: order.paymentIntent,
    sessionId: order.sessionId,
    invoiceUrl,
  },
  moneyBack: moneyBackOf(moneyBack),
  events: events.map(({ at, kind, by, subject, amountInCents }, index) => ({
    id: index + 1,
    at: at.toISOString(),
    kind,
    by,
    subject,
    amount: amountInCents,
  })),
});

const taxOf = ({
  paidInCents,
  taxInCents,
  discountInCents,
  isReverseCharge,
  taxNumber,
}: OrderDetailsRecord['order']) =>
  paidInCents !== null &&
  taxInCents !== null && {
    tax: {
      net: paidInCents - taxInCents,
      amount: taxInCents,
      discount: discountInCents ?? 0,
      isReverseCharge,
      taxNumber,
    },
  };

const printedOf = ({
  email,
  firstName,
  lastName,
  business,
}: NonNullable<OrderDetailsRecord['order']['buyer']>) => ({ email, firstName, lastName, business });
