import type { Services } from '#server/kernel/services.ts';
import { lastDays } from './last-days.ts';
import { orders } from './order-limits.ts';
import { listSales, type SalesOfDay } from './sales-repo.ts';

/** The last days up to today, also those on which nothing was sold. */
export const salesOverview = async ({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<SalesOfDay[]> => {
  const [now, timeZone] = [clock.now(), config.shopTimeZone];
  const sold = await listSales(db, { now, timeZone, days: orders.salesDays });
  const byDay = new Map(sold.map((sales) => [sales.day, sales]));
  return lastDays(now, timeZone, orders.salesDays).map(
    (day) => byDay.get(day) ?? { day, orders: 0, revenueInCents: 0 },
  );
};
