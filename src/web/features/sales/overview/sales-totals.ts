import type { SalesDay } from '#shared/contract/order.ts';
import { barsOf as barsOfAny } from '#web/ui/charts/bars-of.ts';

type Sold = Pick<SalesDay, 'day' | 'orders' | 'revenue'>;

/** Bars from left to right, as tall as their day's share of the best day, or of what the axis ends with. */
export const barsOf = <Day extends Sold>(
  days: readonly Day[],
  size: { width: number; height: number },
  top?: number,
) => barsOfAny(days, ({ revenue }) => revenue, size, top);

export const totalsOf = (days: readonly Sold[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
  bestRevenue: Math.max(0, ...days.map(({ revenue }) => revenue)),
});
