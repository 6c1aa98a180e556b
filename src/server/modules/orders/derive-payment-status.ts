import type { CheckoutSession, PaymentState } from '#server/ports/payments.ts';
import { formatPrice } from '#shared/money.ts';
import { isFulfilled, type OrderRow } from './order.ts';

/** What the provider says now; there is no payment before the buyer pays, nor where nothing is to be paid. */
export type PaymentFacts = { session: CheckoutSession; payment: PaymentState | undefined };

export type Standing = Pick<
  OrderRow,
  | 'status'
  | 'reviewReason'
  | 'paidInCents'
  | 'refundedInCents'
  | 'taxInCents'
  | 'discountInCents'
  | 'isReverseCharge'
  | 'taxNumber'
  | 'isDisputed'
  | 'paymentIntent'
>;

type Known = Standing & Pick<OrderRow, 'amountInCents' | 'currency' | 'buyer'>;

/**
 * What an order comes to by what the provider says. Only facts count, never the order in which they were told:
 * the same facts give the same standing, whatever was missed in between.
 */
export const derivePaymentStatus = (order: Known, { session, payment }: PaymentFacts): Standing => {
  const paymentIntent = session.paymentIntent ?? order.paymentIntent;
  if (!isPaid(session))
    return { ...standingOf(order), paymentIntent, status: unpaidStatus(order, session, payment) };
  const refundedInCents = payment?.refundedInCents ?? 0;
  const isRefunded = session.totalInCents > 0 && refundedInCents >= session.totalInCents;
  const mismatch = isFulfilled(order) ? undefined : findMismatch(order, session);
  return {
    status: isRefunded ? 'refunded' : mismatch ? 'review' : 'succeeded',
    reviewReason: mismatch ?? null,
    paidInCents: session.totalInCents,
    refundedInCents,
    taxInCents: session.tax?.taxInCents ?? null,
    discountInCents: session.tax?.discountInCents ?? null,
    isReverseCharge: session.tax?.isReverseCharge ?? false,
    taxNumber: session.tax?.taxNumber ?? null,
    isDisputed: payment?.dispute === 'open' || payment?.dispute === 'lost',
    paymentIntent,
  };
};

/** A completed session may still wait for a delayed payment. */
export const isPaid = ({ status, paymentStatus }: Pick<CheckoutSession, 'status' | 'paymentStatus'>) =>
  status === 'complete' && paymentStatus !== 'unpaid';

const unpaidStatus = (
  order: Known,
  session: CheckoutSession,
  payment: PaymentState | undefined,
): OrderRow['status'] => {
  if (order.status !== 'pending') return order.status;
  const hasFailed = session.status === 'complete' && payment?.hasFailed === true;
  return hasFailed || session.status === 'expired' ? 'failed' : 'pending';
};

/** A promotion code may lower what is paid, and tax may come on top; what was asked for stays. */
const findMismatch = (
  { amountInCents, currency }: Known,
  { subtotalInCents, totalInCents, tax, currency: paidCurrency }: CheckoutSession,
) => {
  if (paidCurrency !== currency)
    return `The payment was made in ${paidCurrency.toUpperCase()}, the order in ${currency.toUpperCase()}.`;
  if (subtotalInCents !== amountInCents)
    return `The payment was for ${formatPrice(subtotalInCents)}, the order for ${formatPrice(amountInCents)}.`;
  if (totalInCents < 0 || totalInCents > subtotalInCents + (tax?.taxInCents ?? 0))
    return `${formatPrice(totalInCents)} was paid for an order of ${formatPrice(amountInCents)}.`;
  return undefined;
};

const standingOf = ({
  status,
  reviewReason,
  paidInCents,
  refundedInCents,
  taxInCents,
  discountInCents,
  isReverseCharge,
  taxNumber,
  isDisputed,
  paymentIntent,
}: Known): Standing => ({
  status,
  reviewReason,
  paidInCents,
  refundedInCents,
  taxInCents,
  discountInCents,
  isReverseCharge,
  taxNumber,
  isDisputed,
  paymentIntent,
});
