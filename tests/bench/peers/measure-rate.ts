import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SENDER = join(import.meta.dirname, 'send-as-fast.ts');

export type RateRequest = { url: string; body?: string };
export type RateOrder = { requests: RateRequest[]; atOnce: number; seconds: number };
export type Rate = { answered: number; refused: number; seconds: number };

/** How many answers a second a server gives to a few visitors who each ask again as soon as they are answered. */
export const measureRate = async (order: RateOrder): Promise<number> => {
  const sender = fork(SENDER);
  sender.send(order);
  // Not its exit, which may be told before its last message.
  const broken = once(sender, 'disconnect').then(() => {
    throw new Error('The requests were not sent to the end.');
  });
  const [rate] = (await Promise.race([once(sender, 'message'), broken])) as [Rate];
  if (rate.refused > 0) throw new Error(`${rate.refused} of ${rate.refused + rate.answered} were refused.`);
  return rate.answered / rate.seconds;
};
