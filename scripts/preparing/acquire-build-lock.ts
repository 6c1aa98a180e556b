import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from '#server/lifecycle/kernel-lock.mjs';

/** Two commands that make the same thing take turns; the second then finds the work done. */
export const acquireBuildLock = async (place: string, signal: AbortSignal) => {
  for (;;) {
    const lock = await tryLock(`build ${place}`);
    if (lock) return lock;
    await wait(100, undefined, { signal });
  }
};
