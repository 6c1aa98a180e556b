import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const SENDER = resolve(import.meta.dirname, 'send-load.ts');

export type LoadRequest = { url: string; headers?: Record<string, string> };

export type Load = {
  perSecond: number;
  seconds: number;
  /** The headers are sent besides where the request comes from. */
  requestOf: (index: number) => LoadRequest;
  /** How many networks the requests come from; each from its own, otherwise. */
  networks?: number;
};

/** What the sending process is told, and what it tells of each request. */
export type Sent = { requests: LoadRequest[] } & Required<Pick<Load, 'perSecond' | 'networks'>>;
export type Received = { ms: number; bytes: number | undefined };

/** `servedP99Ms` leaves out what was refused. */
export type Measured = { p50Ms: number; p99Ms: number; servedP99Ms: number; failed: number };

/**
 * Sends requests at a steady rate, whether or not earlier ones are answered: a server that falls behind is not
 * spared. Each is timed from when it was due until its last byte.
 */
export const measureLoad = async ({
  perSecond,
  seconds,
  requestOf,
  networks = 65_536,
}: Load): Promise<Measured> => {
  const requests = Array.from({ length: perSecond * seconds }, (_, index) => requestOf(index));
  const sender = fork(SENDER);
  sender.send({ requests, perSecond, networks } satisfies Sent);
  // Not its exit, which may be told before its last message.
  const broken = once(sender, 'disconnect').then(() => {
    throw new Error('The requests were not sent to the end.');
  });
  const [received] = (await Promise.race([once(sender, 'message'), broken])) as [Received[]];
  const served = received.filter(({ bytes }) => bytes !== undefined);
  return {
    p50Ms: percentile(received, 0.5),
    p99Ms: percentile(received, 0.99),
    servedP99Ms: percentile(served, 0.99),
    failed: received.length - served.length,
  };
};

const percentile = (received: Received[], share: number) => {
  const sorted = received.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
