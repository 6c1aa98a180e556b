import type { SalesDay } from '#shared/contract/order.ts';
import { barsOf as barsOfAny } from '#web/ui/charts/bars-of.ts';

/** Bars from left to right, as tall as their day's share of the best day. */
export const barsOf = (days: readonly SalesDay[], size: { width: number; height: number }) =>
  barsOfAny(days, ({ revenue }) => revenue, size);

export const totalsOf = (days: readonly SalesDay[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
  bestRevenue: Math.max(0, ...days.map(({ revenue }) => revenue)),
});
