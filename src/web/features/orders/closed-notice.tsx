import type { Order } from '#shared/contract/order.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SupportLink } from './support-link.tsx';
import { copy } from './copy.ts';

const { closed } = copy;

/** Why an order that was paid gives no documents; undefined when it does. */
const closedReason = ({ status, isOpen, closedBy }: Pick<Order, 'status' | 'isOpen' | 'closedBy'>) => {
  switch (status) {
    case 'refunded':
      return { title: closed.refunded, hint: closed.refundedHint };
    case 'review':
      return { title: closed.review, hint: closed.reviewHint };
    default:
      if (closedBy === 'administrator') return { title: closed.byShop, hint: closed.byShopHint };
      return isOpen ? undefined : { title: closed.disputed, hint: closed.disputedHint };
  }
};

type ClosedNoticeProps = { order: Order; supportEmail: string };

export const ClosedNotice = ({ order, supportEmail }: ClosedNoticeProps) => {
  const reason = closedReason(order);
  if (!reason) return null;
  return (
    <Alert title={reason.title}>
      <p>{reason.hint}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4 print:hidden">
        <SupportLink email={supportEmail} orderId={order.id} />
      </div>
    </Alert>
  );
};
