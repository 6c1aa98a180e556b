import type { SalesDay } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { copy } from '#web/features/sales/copy.ts';
import { conversionOf, formatShare } from './conversion.ts';
import { dayOf } from './day-words.ts';
import { formatCount } from './format-count.ts';
import { SalesChart } from './sales-chart.tsx';
import { totalsOf } from './sales-totals.ts';

const words = copy.overview;

export const SalesFigures = ({ days }: { days: readonly SalesDay[] }) => {
  const { orders, revenue } = totalsOf(days);
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const conversion = conversionOf({ orders, views });
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure term={words.revenue}>{formatPrice(revenue)}</Figure>
        <Figure term={words.ordersColumn}>{formatCount(orders)}</Figure>
        <Figure term={words.viewsColumn}>{formatCount(views)}</Figure>
        <Figure term={words.conversion}>
          {conversion === undefined ? words.unknown : formatShare(conversion)}
        </Figure>
      </dl>
      <p className="mt-2 text-sm text-quiet">{words.conversionHint}</p>
      <SalesChart days={days} />
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer">{words.asTable}</summary>
        <table className="mt-2 w-full max-w-[36rem] text-left">
          <thead>
            <tr className="border-b border-ink text-ink">
              <th scope="col">{words.day}</th>
              {[words.viewsColumn, words.ordersColumn, words.revenue].map((column) => (
                <th key={column} scope="col" className="pl-3 text-right">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {days.map((day) => (
              <tr key={day.day} className="border-b border-line">
                <th scope="row" className="py-1 font-normal whitespace-nowrap">
                  {dayOf(day.day)}
                </th>
                <td className="text-right">{day.views}</td>
                <td className="text-right">{day.orders}</td>
                <td className="text-right">{formatPrice(day.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};

const Figure = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className="text-2xl font-[650] text-ink tabular-nums">{children}</dd>
  </div>
);
