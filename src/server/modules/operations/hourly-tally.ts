import type { Services } from '#server/kernel/services.ts';
import type { Figure, Tally } from '#server/ports/tally.ts';
import { HOUR } from '#shared/units.ts';
import { addTallies, type TallyRow } from './tally-repo.ts';
import { operations } from './operations-limits.ts';

export type HourlyTally = Tally & {
  /** Writes down what was counted since the last time. */
  flush: () => Promise<void>;
  /** For the last time. */
  close: () => Promise<void>;
};

/** Counts in memory, and adds it to the shop's table every few seconds: one statement, and none while nothing happened. */
export const createHourlyTally = ({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): HourlyTally => {
  let counted = new Map<string, TallyRow>();

  const put = ({ hour, figure, count, totalMs }: TallyRow) => {
    const key = `${hour.getTime()} ${figure}`;
    const known = counted.get(key);
    counted.set(key, {
      hour,
      figure,
      count: count + (known?.count ?? 0),
      totalMs: totalMs + (known?.totalMs ?? 0),
    });
  };

  const flush = async () => {
    const rows = [...counted.values()];
    counted = new Map();
    try {
      if (rows.length > 0) await addTallies(db, rows);
    } catch (error) {
      // They are written down the next time; should they have been by now, a chart shows a few too many.
      rows.forEach(put);
      log.warn({ err: error }, 'what was counted could not be written down');
    }
  };

  const timer = setInterval(() => void flush(), operations.writeTalliesEveryMs);
  timer.unref();
  return {
    add: (figure: Figure, ms = 0) => {
      const hour = new Date(Math.floor(clock.now().getTime() / HOUR) * HOUR);
      put({ hour, figure, count: 1, totalMs: Math.round(ms) });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
