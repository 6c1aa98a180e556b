import { setTimeout as wait } from 'node:timers/promises';

export type Load = {
  perSecond: number;
  seconds: number;
  urlOf: (request: number) => string;
  /** Sent with each request besides where it comes from. */
  headers?: Record<string, string>;
};

export type Measured = { p50Ms: number; p99Ms: number; maxMs: number; failed: number; bytes: number };

/**
 * Sends requests at a steady rate, whether or not earlier ones are answered: a server that falls behind is not
 * spared. Each is timed from when it was due until its last byte.
 */
export const measureLoad = async ({
  perSecond,
  seconds,
  urlOf,
  headers: own = {},
}: Load): Promise<Measured> => {
  const startedAt = performance.now();
  const times: number[] = [];
  const total = { failed: 0, bytes: 0 };
  const send = async (request: number) => {
    const dueAt = startedAt + (request * 1000) / perSecond;
    await wait(Math.max(0, dueAt - performance.now()));
    // Each from another network, as visitors are.
    const headers = {
      'x-forwarded-for': `10.${(request >> 8) & 255}.${request & 255}.1`,
      'accept-encoding': 'br',
      ...own,
    };
    const bytes = await receive(urlOf(request), headers);
    if (bytes === undefined) total.failed += 1;
    total.bytes += bytes ?? 0;
    times.push(performance.now() - dueAt);
  };
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, request) => send(request)));
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    failed: total.failed,
    bytes: total.bytes / times.length,
  };
};

/** How much came; undefined if it was no answer, or a refusal. */
const receive = async (url: string, headers: Record<string, string>) => {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual' });
    const { byteLength } = await answer.arrayBuffer();
    return answer.status === 200 ? byteLength : undefined;
  } catch {
    return undefined;
  }
};
