import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const SENDER = resolve(import.meta.dirname, 'send-load.ts');

export type Load = {
  perSecond: number;
  seconds: number;
  urlOf: () => string;
  /** Sent with each request besides where it comes from. */
  headers?: Record<string, string>;
};

/** What the sending process is told, and what it tells of each request. */
export type Sent = { urls: string[]; perSecond: number; headers: Record<string, string> };
export type Received = { ms: number; bytes: number | undefined };

export type Measured = { p50Ms: number; p99Ms: number; failed: number };

/**
 * Sends requests at a steady rate, whether or not earlier ones are answered: a server that falls behind is not
 * spared. Each is timed from when it was due until its last byte.
 */
export const measureLoad = async ({ perSecond, seconds, urlOf, headers = {} }: Load): Promise<Measured> => {
  const urls = Array.from({ length: perSecond * seconds }, urlOf);
  const sender = fork(SENDER);
  sender.send({ urls, perSecond, headers } satisfies Sent);
  const broken = once(sender, 'exit').then(() => {
    throw new Error('The requests were not sent to the end.');
  });
  const [received] = (await Promise.race([once(sender, 'message'), broken])) as [Received[]];
  const sorted = received.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed: received.filter(({ bytes }) => bytes === undefined).length,
  };
};
