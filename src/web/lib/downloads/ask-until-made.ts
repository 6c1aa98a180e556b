import { orderPolling } from '#shared/limits/order-polling.ts';
import { TakesLonger } from './takes-longer.ts';

/** So often somebody who waits for it is asked for: two minutes. */
const MOST_TRIES = 60;

/** A file that a job makes is asked for until it is there. */
export const askUntilMade = async (
  ask: () => Promise<{ url: string | null }>,
  signal: AbortSignal,
): Promise<string> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    signal.throwIfAborted();
    const { url } = await ask();
    if (url !== null) return url;
    await new Promise((resolve) => setTimeout(resolve, orderPolling.pollMs));
  }
  throw new TakesLonger();
};
