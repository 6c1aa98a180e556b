import type { OrderRow } from '#server/modules/orders/order.ts';
import type { NewOrderEvent } from './order-event-repo.ts';

type Standing = Pick<OrderRow, 'status' | 'reviewReason' | 'closedBy'> & { refundedInCents: number };
type Told = Pick<NewOrderEvent, 'kind' | 'subject' | 'amountInCents'>;

/** What an answer of the provider has changed, as far as it stands nowhere else. */
export const standingEventsOf = (before: Standing, after: Standing): Told[] => {
  const refunded = after.refundedInCents - before.refundedInCents;
  const became = (status: OrderRow['status']) => before.status !== status && after.status === status;
  const told: (Told | false)[] = [
    became('failed') && { kind: 'payment-failed' },
    became('review') && { kind: 'needs-review', subject: after.reviewReason },
    refunded > 0 && { kind: 'refunded', amountInCents: refunded },
    refunded < 0 && { kind: 'refund-undone', amountInCents: -refunded },
    !isDisputed(before) && isDisputed(after) && { kind: 'disputed' },
    isDisputed(before) && !isDisputed(after) && { kind: 'dispute-ended' },
  ];
  return told.filter((event) => event !== false);
};

const isDisputed = ({ closedBy }: Pick<OrderRow, 'closedBy'>) => closedBy === 'dispute';
