import { Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';

/** Resolves when the part works; rejects with the reason otherwise. */
export type PartCheck = () => Promise<void>;
export type Parts = Record<string, PartCheck>;

type Report = { ready: boolean; parts: Record<string, string> };

const FRESH_MS = 3000;
const CHECK_LIMIT_MS = 2500;

/** Looks at every part at most once in a few seconds; asking in between costs nothing. */
export const createReadiness = (parts: Parts, { clock }: Pick<Services, 'clock'>) => {
  let known: Report | undefined;
  let checkedAt = 0;
  let running: Promise<Report> | undefined;

  const look = async () => {
    const results = await Promise.all(
      Object.entries(parts).map(async ([name, check]) => [name, await outcomeOf(check)] as const),
    );
    known = { ready: results.every(([, outcome]) => outcome === 'ok'), parts: Object.fromEntries(results) };
    checkedAt = clock.now().getTime();
    running = undefined;
    return known;
  };

  return async (): Promise<Report> => {
    if (known && clock.now().getTime() - checkedAt < FRESH_MS) return known;
    running ??= look();
    return known ?? running;
  };
};

const outcomeOf = async (check: PartCheck) => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_LIMIT_MS);
  });
  try {
    await Promise.race([check(), limit]);
    return 'ok';
  } catch {
    return 'failing';
  } finally {
    clearTimeout(timer);
  }
};

/** `/healthz`: the process is alive. `/readyz`: it can serve, or which part keeps it from serving. */
export const healthRoutes = (services: Pick<Services, 'clock'>, parts: Parts) => {
  const readiness = createReadiness(parts, services);
  return new Hono()
    .get('/healthz', (c) => c.json({ alive: true }))
    .get('/readyz', async (c) => {
      const report = await readiness();
      return c.json(report, report.ready ? 200 : 503);
    });
};
