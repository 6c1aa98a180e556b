import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Figure } from '#server/ports/tally.ts';
import { HOUR, SECOND } from '#shared/units.ts';
import { countDocuments, countMails, countOrders, slowestDeliveries } from './history-repo.ts';
import { operations } from './operations-limits.ts';
import { listTallies } from './tally-repo.ts';

type Counted = { hour: number; value: number }[];

/** The last day by full hours of UTC, the present one last, and how fast jobs were done. */
export const readHistory = async ({ db, clock, queue }: Pick<Services, 'db' | 'clock' | 'queue'>) => {
  const { historyHours, mailsSentWithinMs } = operations;
  const thisHour = Math.floor(clock.now().getTime() / HOUR) * HOUR;
  const since = new Date(thisHour - (historyHours - 1) * HOUR);
  const orders = await countOrders(db, since);
  const documents = await countDocuments(db, since);
  const mails = await countMails(db, since, later(since, -mailsSentWithinMs));
  const deliveries = await slowestDeliveries(db, since);
  const tallies = await listTallies(db, since);
  const tallyAt = (figure: Figure, hour: number) =>
    tallies.find((one) => one.figure === figure && one.hour.getTime() === since.getTime() + hour * HOUR);
  const hours = Array.from({ length: historyHours }, (_, hour) => ({
    hour: later(since, hour * HOUR),
    orders: valueAt(orders, hour) ?? 0,
    documents: valueAt(documents, hour) ?? 0,
    mails: valueAt(mails, hour) ?? 0,
    slowestDeliverySeconds: valueAt(deliveries, hour) ?? null,
    conversionSeconds: averageOf(tallyAt('conversion', hour)),
    errors: tallyAt('error', hour)?.count ?? 0,
    shed: tallyAt('shed', hour)?.count ?? 0,
  }));
  return { hours, pace: await queue.readPace() };
};

const valueAt = (counted: Counted, wanted: number) => counted.find(({ hour }) => hour === wanted)?.value;

const averageOf = (tally: { count: number; totalMs: number } | undefined) =>
  tally ? tally.totalMs / tally.count / SECOND : null;
