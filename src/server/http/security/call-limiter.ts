import type { Clock } from '#server/kernel/clock.ts';

/** A client may burst, then is held to a steady rate of calls (a batch counts each of its calls). */
const callRate = { perSecond: 50, burst: 150 } as const;

type Bucket = { calls: number; at: number };

const MAX_CLIENTS = 10_000;

/**
 * A token bucket per client, in this process's memory: it takes the edge off floods before they
 * cost anything. What must hold exactly, across processes, is counted in the database instead.
 */
export const createCallLimiter = (
  clock: Clock,
  { perSecond, burst }: { perSecond: number; burst: number } = callRate,
) => {
  const buckets = new Map<string, Bucket>();

  const refilled = (client: string, now: number) => {
    const bucket = buckets.get(client);
    if (!bucket) return burst;
    return Math.min(burst, bucket.calls + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  };

  /** Seconds to wait, or 0 when the calls may go on. */
  return (client: string, calls: number): number => {
    const now = clock.now().getTime();
    const left = refilled(client, now) - calls;
    if (left < 0) return Math.ceil(-left / perSecond);
    buckets.delete(client);
    buckets.set(client, { calls: left, at: now });
    const oldest = buckets.size > MAX_CLIENTS ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    return 0;
  };
};
