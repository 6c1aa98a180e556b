import type { AdminOrder } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { copy } from './copy.ts';

const tones = {
  pending: 'neutral',
  succeeded: 'done',
  failed: 'neutral',
  refunded: 'neutral',
  review: 'wrong',
} as const;

type OrderStatusBadgeProps = { order: Pick<AdminOrder, 'status' | 'refunded' | 'isDisputed' | 'closedBy'> };

export const OrderStatusBadge = ({
  order: { status, refunded, isDisputed, closedBy },
}: OrderStatusBadgeProps) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge tone={tones[status]}>{copy.status[status]}</Badge>
    {isDisputed && <Badge tone="wrong">{copy.disputed}</Badge>}
    {closedBy === 'administrator' && <Badge tone="wrong">{copy.closed}</Badge>}
    {refunded > 0 && status !== 'refunded' && <Badge>{copy.partlyRefunded(formatPrice(refunded))}</Badge>}
  </span>
);
