import type { ReactNode } from 'react';
import type { AdminOrder } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { copy } from './copy.ts';

const { detail } = copy;

type OrderDetailProps = { order: AdminOrder; onChanged: () => Promise<unknown> };

export const OrderDetail = ({ order, onChanged }: OrderDetailProps) => (
  <div className="flex flex-col gap-6">
    {order.reviewReason && (
      <Alert tone="error" title={detail.reviewTitle}>
        {order.reviewReason}
      </Alert>
    )}
    {order.isDisputed && (
      <Alert tone="error" title={detail.disputedTitle}>
        {detail.disputedHint}
      </Alert>
    )}
    <Sheet className="overflow-hidden">
      <dl className="grid text-md sm:grid-cols-2">
        <Fact term={copy.list.statusColumn}>
          <OrderStatusBadge order={order} />
        </Fact>
        <Fact term={detail.date}>{formatMoment(order.createdAt)}</Fact>
        <Fact term={detail.customer}>
          <span className="wrap-anywhere">{order.email}</span>
        </Fact>
        <Fact term={detail.product}>{order.product.name}</Fact>
        <Fact term={detail.paid}>{formatPrice(order.amount)}</Fact>
        <Fact term={detail.refunded}>{formatPrice(order.refunded)}</Fact>
        <Fact term={detail.documents}>
          {detail.made(order.generatedCount, order.documentCount, order.failedCount)}
        </Fact>
        <Fact term={detail.payment}>
          <span className="font-mono text-xs break-all">{order.paymentIntent ?? detail.noPayment}</span>
        </Fact>
      </dl>
    </Sheet>
    <OrderActions order={order} onChanged={onChanged} />
  </div>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-3 border-b border-line px-5 py-3 sm:odd:border-r">
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className="text-ink">{children}</dd>
  </div>
);
