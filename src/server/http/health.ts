import { Hono } from 'hono';
import { describeFailure } from '#server/kernel/failures/describe-failure.ts';
import type { Services } from '#server/kernel/services.ts';
import { withTimeout } from '#server/kernel/concurrency/with-timeout.ts';
import type { OwnProcess, PartState } from '#server/ports/own-process.ts';

type Part = {
  /** Resolves when the part works; rejects with the reason otherwise. */
  check: () => Promise<unknown>;
  /** For how long an outcome stands; asking in between costs nothing. */
  freshMs?: number;
};

export type Parts = Record<string, Part>;

const FRESH_MS = 3000;
const CHECK_LIMIT_MS = 2500;

/** The last known outcome at once, and a new look in the background when that one is old. */
const createWatch = ({ check, freshMs = FRESH_MS }: Part, { clock, log }: Touched, name: string) => {
  let known: PartState | undefined;
  let lookedAt = 0;
  let looking: Promise<PartState> | undefined;

  const look = async () => {
    const failure = await failureOf(check);
    if (failure) log.warn({ err: failure.error, part: name }, 'a part is failing');
    const now = clock.now();
    known = {
      name,
      isFailing: failure !== undefined,
      reason: failure ? describeFailure(failure.error).reason : null,
      since: failure ? (known?.since ?? now) : null,
    };
    lookedAt = now.getTime();
    looking = undefined;
    return known;
  };

  return async (): Promise<PartState> => {
    if (known && clock.now().getTime() - lookedAt < freshMs) return known;
    looking ??= look();
    return known ?? looking;
  };
};

const failureOf = async (check: Part['check']): Promise<{ error: unknown } | undefined> => {
  try {
    await withTimeout(CHECK_LIMIT_MS, check);
    return undefined;
  } catch (error) {
    return { error };
  }
};

type Touched = Pick<Services, 'clock' | 'log'>;

export const watchParts = (services: Touched, parts: Parts): OwnProcess['readParts'] => {
  const watches = Object.entries(parts).map(([name, part]) => createWatch(part, services, name));
  return () => Promise.all(watches.map((watch) => watch()));
};

/** `/healthz`: the process is alive. `/readyz`: it can serve, or which part keeps it from serving. */
export const healthRoutes = (readParts: OwnProcess['readParts']) =>
  new Hono()
    .get('/healthz', (c) => c.json({ alive: true }))
    .get('/readyz', async (c) => {
      const states = await readParts();
      const isReady = states.every(({ isFailing }) => !isFailing);
      const parts = Object.fromEntries(
        states.map(({ name, isFailing }) => [name, isFailing ? 'failing' : 'ok']),
      );
      return c.json({ ready: isReady, parts }, isReady ? 200 : 503);
    });
