import type { ReactNode } from 'react';
import type { Order } from '#shared/contract/order.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SupportLink } from './support-link.tsx';
import { copy } from './copy.ts';

const { closed } = copy;

/** Why an order gives no documents; undefined when it does. */
const closedReason = ({ status, isOpen }: Pick<Order, 'status' | 'isOpen'>) => {
  switch (status) {
    case 'pending':
      return { title: closed.pending, hint: closed.pendingHint };
    case 'failed':
      return { title: closed.failed, hint: closed.failedHint };
    case 'refunded':
      return { title: closed.refunded, hint: closed.refundedHint };
    case 'review':
      return { title: closed.review, hint: closed.reviewHint };
    default:
      return isOpen ? undefined : { title: closed.disputed, hint: closed.disputedHint };
  }
};

type ClosedNoticeProps = { order: Order; supportEmail: string; children?: ReactNode };

export const ClosedNotice = ({ order, supportEmail, children }: ClosedNoticeProps) => {
  const reason = closedReason(order);
  if (!reason) return null;
  return (
    <Alert title={reason.title}>
      <p>{reason.hint}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4 print:hidden">
        {children}
        <SupportLink email={supportEmail} orderId={order.id} />
      </div>
    </Alert>
  );
};
