import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/kernel/services.ts';
import { givingWay } from './preview-limits.ts';

type Touched = Pick<Services, 'queue'>;

/** Something that was paid for waits: whoever has not begun goes back into the queue. */
export class PaidWorkWaits extends Error {}

/**
 * Waits while paid work is being done, and fails with PaidWorkWaits when some waits for a place: a preview then holds
 * neither a worker nor a place in the converter's line.
 */
export const untilIdle = async ({ queue }: Touched, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const { waiting, running } = await queue.readPaidWork();
    if (waiting > 0) throw new PaidWorkWaits();
    if (running === 0) return;
    await pause(givingWay.lookEveryMs, undefined, { signal });
  }
};

/** A signal that fires as soon as paid work waits, for as long as the work takes. */
export const unlessPaidWorkWaits = async <T>(
  { queue }: Touched,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const giveUp = new AbortController();
  const look = async () => {
    const { waiting } = await queue.readPaidWork();
    if (waiting > 0) giveUp.abort(new PaidWorkWaits());
  };
  // One look that fails is made up for by the next.
  const timer = setInterval(() => void look().catch(() => {}), givingWay.lookEveryMs);
  try {
    return await work(AbortSignal.any([signal, giveUp.signal]));
  } finally {
    clearInterval(timer);
  }
};
