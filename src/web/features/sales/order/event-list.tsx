import type { OrderEvent } from '#shared/contract/order-details.ts';
import { formatPrice } from '#shared/money.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Nothing } from '#web/features/sales/titled-sheet.tsx';
import { copy } from './copy.ts';

const sentenceOf = ({ kind, subject, amount }: OrderEvent) =>
  copy.events[kind]({ subject: subject ?? '', amount: formatPrice(amount ?? 0) });

/** What happened and when, line by line. */
export const EventList = ({ events, none }: { events: readonly OrderEvent[]; none: string }) => {
  if (events.length === 0) return <Nothing>{none}</Nothing>;
  return (
    <ol>
      {events.map((event) => (
        <li
          key={event.id}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-line px-5 py-2.5 last:border-b-0"
        >
          <time dateTime={event.at} className="w-44 font-mono text-xs text-quiet">
            {formatMoment(event.at)}
          </time>
          <span className="min-w-0 grow basis-56 wrap-anywhere text-ink">
            {sentenceOf(event)}
            {event.by && <span className="text-quiet"> {copy.history.by(event.by)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
