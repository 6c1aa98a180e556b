import type { SalesDay } from '#shared/contract/order.ts';

type Bar = SalesDay & { x: number; y: number; width: number; height: number };

type ChartSize = { width: number; height: number };

const GAP_SHARE = 0.3;

/** A day with any sale is seen, however small it is beside the best one. */
const MIN_HEIGHT = 2;

/** Bars from left to right, as tall as their day's share of the best day. */
export const barsOf = (days: readonly SalesDay[], { width, height }: ChartSize): Bar[] => {
  const best = Math.max(1, ...days.map(({ revenue }) => revenue));
  const slot = width / Math.max(1, days.length);
  return days.map((day, index) => {
    const share = (Math.max(0, day.revenue) / best) * height;
    const tall = day.revenue > 0 ? Math.max(MIN_HEIGHT, share) : 0;
    return {
      ...day,
      x: index * slot + (slot * GAP_SHARE) / 2,
      y: height - tall,
      width: slot * (1 - GAP_SHARE),
      height: tall,
    };
  });
};

export const totalsOf = (days: readonly SalesDay[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
  bestRevenue: Math.max(0, ...days.map(({ revenue }) => revenue)),
});
