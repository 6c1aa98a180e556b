import type { Services } from '#server/kernel/services.ts';
import { lastDays } from './last-days.ts';
import { listSales, listSalesOf, listViews, type SalesOfDay } from './sales-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

export type DayRecord = SalesOfDay & { views: number };

/** The last days up to today, also those on which nothing was sold or looked at; of one product or of all. */
export const salesOverview = async (
  { db, clock, config }: Touched,
  { days, productId }: { days: number; productId?: number | undefined },
): Promise<DayRecord[]> => {
  const period = { now: clock.now(), timeZone: config.shopTimeZone, days };
  const dates = lastDays(period.now, period.timeZone, days);
  const sold =
    productId === undefined ? await listSales(db, period) : await listSalesOf(db, productId, period);
  const seen = await listViews(db, dates[0] ?? '', productId);
  const soldOn = new Map(sold.map((sales) => [sales.day, sales]));
  const seenOn = new Map(seen.map(({ day, views }) => [day, views]));
  return dates.map((day) => ({
    ...(soldOn.get(day) ?? { day, orders: 0, revenueInCents: 0 }),
    views: seenOn.get(day) ?? 0,
  }));
};
