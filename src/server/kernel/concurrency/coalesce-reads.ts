/** A reading takes milliseconds; behind one that takes this long, nobody waits any further. */
const LET_GO_MS = 1000;

/**
 * However many ask at once, at most one reading runs and one waits. Nobody is given a reading that began before
 * they asked, so each answer is as fresh as if everybody had read alone. One that hangs is let go: those who came
 * after it read for themselves, and it may end as it will.
 */
export const coalesceReads = <T>(read: () => Promise<T>) => {
  let running: Promise<T> | undefined;
  let following: Promise<T> | undefined;

  const start = () => {
    const reading = read();
    const end = () => {
      if (running === reading) running = undefined;
    };
    running = reading;
    reading.then(end, end);
    return reading;
  };

  /** Whichever comes first, the end of the one before or the end of our patience with it. */
  const startAfter = (leader: Promise<T>) => {
    const { promise, resolve } = Promise.withResolvers<T>();
    const startNext = () => {
      if (following !== promise) return;
      clearTimeout(patience);
      following = undefined;
      resolve(start());
    };
    const patience = setTimeout(startNext, LET_GO_MS);
    leader.then(startNext, startNext);
    return promise;
  };

  return (): Promise<T> => {
    if (!running) return start();
    following ??= startAfter(running);
    return following;
  };
};
