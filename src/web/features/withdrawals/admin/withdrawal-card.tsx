import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Withdrawal } from '#shared/contract/legal/withdrawal.ts';
import { copy } from '#web/features/withdrawals/copy.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { AnswerForm } from './answer-form.tsx';

const words = copy.queue;
const { facts } = words;

/** One declaration, with what the shop knows of the order. */
export const WithdrawalCard = ({ withdrawal }: { withdrawal: Withdrawal }) => (
  <Sheet className="overflow-hidden">
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-ink px-5 py-3">
        <h2 className="min-w-0 text-lg font-[620] wrap-anywhere">{withdrawal.name}</h2>
        <time dateTime={withdrawal.receivedAt} className="font-mono text-xs text-quiet">
          {formatMoment(withdrawal.receivedAt)}
        </time>
      </div>
      <dl>
        <Fact term={facts.contract}>{withdrawal.contract}</Fact>
        <OrderFacts {...withdrawal} />
        <Fact term={facts.email}>
          <a href={`mailto:${encodeURIComponent(withdrawal.email)}`} className="underline underline-offset-2">
            {withdrawal.email}
          </a>
        </Fact>
        {withdrawal.reason !== '' && <Fact term={facts.reason}>{withdrawal.reason}</Fact>}
        <Fact term={facts.mailed}>
          {withdrawal.mailedAt ? words.mailedAt(formatMoment(withdrawal.mailedAt)) : words.notMailed}
        </Fact>
        {withdrawal.answeredAt && (
          <Fact term={facts.answered}>
            {words.answeredBy(formatMoment(withdrawal.answeredAt), withdrawal.answeredBy ?? '')}
          </Fact>
        )}
        {withdrawal.note && <Fact term={facts.note}>{withdrawal.note}</Fact>}
      </dl>
      {!withdrawal.answeredAt && <AnswerForm id={withdrawal.id} />}
    </article>
  </Sheet>
);

const OrderFacts = ({ order, email }: Pick<Withdrawal, 'order' | 'email'>) => {
  if (!order)
    return (
      <Fact term={facts.order}>
        {`${words.noOrder}. `}
        <Link to="/admin/orders" search={{ q: email }} className="underline underline-offset-2">
          {words.ordersOf(email)}
        </Link>
      </Fact>
    );
  return (
    <>
      <Fact term={facts.order}>
        <Link
          to="/admin/orders/$orderId"
          params={{ orderId: String(order.id) }}
          className="underline underline-offset-2"
        >
          {words.orderLink(order.id)}
        </Link>
        {`, ${words.boughtBy(order.email)}`}
        {order.email !== email && ` (${words.otherBuyer})`}
      </Fact>
      <Fact term={facts.waiver}>
        {order.waiverGivenAt ? words.waiverGiven(formatMoment(order.waiverGivenAt)) : words.waiverMissing}
      </Fact>
    </>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-3 border-b border-line px-5 py-2.5 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline">
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className="whitespace-pre-line wrap-anywhere text-ink">{children}</dd>
  </div>
);
