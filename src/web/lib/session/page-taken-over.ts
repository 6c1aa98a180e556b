import { whenIdle } from '#web/lib/when-idle.ts';

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Whether React has taken over all that the server rendered. Who leads on to another page waits for it: React
 * would look for the first page's parts in the second, and start over with an error.
 */
export const pageTakenOver = {
  wait: () => promise,
  /** To be called once the frame of the page is alive: what it holds follows piece by piece, without a word. */
  tellWhenIdle: () => whenIdle(resolve),
};
