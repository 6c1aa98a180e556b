import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { SalesDay } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { barsOf, totalsOf } from './sales-chart.ts';
import { salesOverviewQuery } from './sales-queries.ts';
import { copy } from './copy.ts';

const {
  title,
  range,
  orders,
  chart,
  asTable,
  day: dayLabel,
  ordersColumn,
  revenue,
  notLoaded,
  retry,
} = copy.overview;

const SIZE = { width: 720, height: 120 };

// The server names days, not instants: no time zone may move them.
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOf = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

export const SalesOverview = () => {
  const shop = useShop();
  const titleId = useId();
  const { data: days, isError, refetch } = useQuery(salesOverviewQuery(shop));
  return (
    <Sheet className="mb-8 overflow-hidden">
      <section aria-labelledby={titleId} aria-busy={!days && !isError} className="px-5 py-4 sm:px-6">
        <h2 id={titleId} className="text-lg font-[650]">
          {title}
        </h2>
        {isError && (
          <div className="flex flex-wrap items-center gap-3">
            <Feedback tone="error">{notLoaded}</Feedback>
            <Button variant="link" size="sm" onClick={() => void refetch()}>
              {retry}
            </Button>
          </div>
        )}
        {days ? <Days days={days} /> : !isError && <Skeleton className="mt-3 h-44 w-full" />}
      </section>
    </Sheet>
  );
};

const Days = ({ days }: { days: readonly SalesDay[] }) => {
  const totals = totalsOf(days);
  const total = formatPrice(totals.revenue);
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <span className="text-2xl font-[650] text-ink tabular-nums">{total}</span>
        <span>{orders(totals.orders)}</span>
        <span className="text-sm text-quiet">{range(days.length)}</span>
      </p>
      <svg
        role="img"
        aria-label={chart(total, formatPrice(totals.bestRevenue))}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        className="mt-4 h-30 w-full border-b border-ink"
      >
        {barsOf(days, SIZE).map(({ day, orders: count, revenue: sold, ...box }) => (
          <rect key={day} {...box} className="fill-green hover:fill-green-deep">
            <title>{`${dayOf(day)}: ${formatPrice(sold)}, ${orders(count)}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between font-mono text-xs text-quiet">
        <span>{dayOf(days[0]?.day ?? '1970-01-01')}</span>
        <span>{dayOf(days.at(-1)?.day ?? '1970-01-01')}</span>
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer">{asTable}</summary>
        <table className="mt-2 w-full max-w-[30rem] text-left">
          <thead>
            <tr className="border-b border-ink text-ink">
              <th scope="col">{dayLabel}</th>
              <th scope="col" className="text-right">
                {ordersColumn}
              </th>
              <th scope="col" className="text-right">
                {revenue}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {days.map(({ day, orders: count, revenue: sold }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1 font-normal">
                  {dayOf(day)}
                </th>
                <td className="text-right">{count}</td>
                <td className="text-right">{formatPrice(sold)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};
