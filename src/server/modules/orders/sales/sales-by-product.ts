import type { Services } from '#server/kernel/services.ts';
import { lastDays } from './last-days.ts';
import { listSalesByProduct, listViewsByProduct } from './sales-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

/** What was sold or looked at in the last days, the best first. */
export const salesByProduct = async ({ db, clock, config }: Touched, { days }: { days: number }) => {
  const period = { now: clock.now(), timeZone: config.shopTimeZone, days };
  const [since = ''] = lastDays(period.now, period.timeZone, days);
  const sold = await listSalesByProduct(db, period);
  const seen = await listViewsByProduct(db, since);
  const viewsOf = new Map(seen.map(({ id, views }) => [id, views]));
  const soldIds = new Set(sold.map(({ id }) => id));
  return [
    ...sold.map((product) => ({ ...product, views: viewsOf.get(product.id) ?? 0 })),
    ...seen
      .filter(({ id }) => !soldIds.has(id))
      .map((product) => ({ ...product, orders: 0, revenueInCents: 0 })),
  ].toSorted((one, other) => other.revenueInCents - one.revenueInCents || other.views - one.views);
};
