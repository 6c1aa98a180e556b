import { Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';
import { withTimeout } from '#server/kernel/concurrency/with-timeout.ts';

type Part = {
  /** Resolves when the part works; rejects with the reason otherwise. */
  check: () => Promise<unknown>;
  /** For how long an outcome stands; asking in between costs nothing. */
  freshMs?: number;
};

export type Parts = Record<string, Part>;

type Outcome = 'ok' | 'failing';

const FRESH_MS = 3000;
const CHECK_LIMIT_MS = 2500;

/** The last known outcome at once, and a new look in the background when that one is old. */
const createWatch = ({ check, freshMs = FRESH_MS }: Part, { clock, log }: Touched, name: string) => {
  let known: Outcome | undefined;
  let lookedAt = 0;
  let looking: Promise<Outcome> | undefined;

  const look = async () => {
    known = await outcomeOf(check, (error) => log.warn({ err: error, part: name }, 'a part is failing'));
    lookedAt = clock.now().getTime();
    looking = undefined;
    return known;
  };

  return async (): Promise<Outcome> => {
    if (known && clock.now().getTime() - lookedAt < freshMs) return known;
    looking ??= look();
    return known ?? looking;
  };
};

const outcomeOf = async (check: Part['check'], report: (error: unknown) => void): Promise<Outcome> => {
  try {
    await withTimeout(CHECK_LIMIT_MS, check);
    return 'ok';
  } catch (error) {
    report(error);
    return 'failing';
  }
};

type Touched = Pick<Services, 'clock' | 'log'>;

/** `/healthz`: the process is alive. `/readyz`: it can serve, or which part keeps it from serving. */
export const healthRoutes = (services: Touched, parts: Parts) => {
  const watches = Object.entries(parts).map(([name, part]) => ({
    name,
    watch: createWatch(part, services, name),
  }));
  return new Hono()
    .get('/healthz', (c) => c.json({ alive: true }))
    .get('/readyz', async (c) => {
      const outcomes = await Promise.all(
        watches.map(async ({ name, watch }) => [name, await watch()] as const),
      );
      const isReady = outcomes.every(([, outcome]) => outcome === 'ok');
      return c.json({ ready: isReady, parts: Object.fromEntries(outcomes) }, isReady ? 200 : 503);
    });
};
