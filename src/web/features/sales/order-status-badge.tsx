import type { AdminOrder } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { words } from './words.ts';

const tones = {
  pending: 'neutral',
  succeeded: 'done',
  failed: 'neutral',
  refunded: 'neutral',
  review: 'wrong',
} as const;

type OrderStatusBadgeProps = { order: Pick<AdminOrder, 'status' | 'refunded' | 'isDisputed'> };

export const OrderStatusBadge = ({ order: { status, refunded, isDisputed } }: OrderStatusBadgeProps) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge tone={tones[status]}>{words.status[status]}</Badge>
    {isDisputed && <Badge tone="wrong">{words.disputed}</Badge>}
    {refunded > 0 && status !== 'refunded' && <Badge>{words.partlyRefunded(formatPrice(refunded))}</Badge>}
  </span>
);
