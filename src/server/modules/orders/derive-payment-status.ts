import type { CheckoutSession, PaymentState } from '#server/ports/payments.ts';
import type { CreditNoteFacts, DisputeFacts, RefundFacts } from '#server/ports/refunds.ts';
import type { DisputeStatus, RefundStatus } from '#shared/contract/refund.ts';
import { formatPrice } from '#shared/money.ts';
import { isFulfilled, type OrderRow } from './order.ts';

/** What the provider says now; there is no payment before the buyer pays, nor where nothing is to be paid. */
export type PaymentFacts = {
  session: CheckoutSession;
  payment: PaymentState | undefined;
  creditNotes: CreditNoteFacts[];
};

type Judged = Pick<PaymentFacts, 'session' | 'payment'>;

export type Standing = Pick<
  OrderRow,
  | 'status'
  | 'reviewReason'
  | 'paidInCents'
  | 'taxInCents'
  | 'discountInCents'
  | 'isReverseCharge'
  | 'taxNumber'
  | 'closedBy'
  | 'paymentIntent'
>;

type Known = Standing & Pick<OrderRow, 'amountInCents' | 'currency' | 'buyer'>;

/**
 * What an order comes to by what the provider says. Only facts count, never the order in which they were told:
 * the same facts give the same standing, whatever was missed in between.
 */
export const derivePaymentStatus = (order: Known, { session, payment }: Judged): Standing => {
  const paymentIntent = session.paymentIntent ?? order.paymentIntent;
  if (!isPaid(session))
    return { ...standingOf(order), paymentIntent, status: unpaidStatus(order, session, payment) };
  const isRefunded = session.totalInCents > 0 && sumRefunded(payment?.refunds ?? []) >= session.totalInCents;
  const mismatch = isFulfilled(order) ? undefined : findMismatch(order, session);
  return {
    status: isRefunded ? 'refunded' : mismatch ? 'review' : 'succeeded',
    reviewReason: mismatch ?? null,
    paidInCents: session.totalInCents,
    taxInCents: session.tax?.taxInCents ?? null,
    discountInCents: session.tax?.discountInCents ?? null,
    isReverseCharge: session.tax?.isReverseCharge ?? false,
    taxNumber: session.tax?.taxNumber ?? null,
    closedBy: closedByOf(order, payment?.disputes ?? []),
    paymentIntent,
  };
};

const sumRefunded = (refunds: RefundFacts[]) =>
  refunds
    .filter(({ status }) => !UNDONE.has(status))
    .reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const UNDONE = new Set<RefundStatus>(['failed', 'canceled']);

/** A payment may be disputed more than once; what is worst for us counts. An administrator's decision is no fact of the provider's. */
const closedByOf = ({ closedBy }: Known, disputes: DisputeFacts[]) => {
  if (disputes.some(({ status }) => !HARMLESS.has(status))) return 'dispute';
  return closedBy === 'administrator' ? closedBy : null;
};

/** Over, and the money is ours. */
const HARMLESS = new Set<DisputeStatus>(['won', 'warning_closed', 'prevented']);

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
  taxInCents,
  discountInCents,
  isReverseCharge,
  taxNumber,
  closedBy,
  paymentIntent,
}: Known): Standing => ({
  status,
  reviewReason,
  paidInCents,
  taxInCents,
  discountInCents,
  isReverseCharge,
  taxNumber,
  closedBy,
  paymentIntent,
});
