/**
 * However many ask at once, at most one reading runs and one waits. Nobody is given a reading that began before
 * they asked, so each answer is as fresh as if everybody had read alone.
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

  return (): Promise<T> => {
    if (!running) return start();
    const startNext = () => {
      following = undefined;
      return start();
    };
    following ??= running.then(startNext, startNext);
    return following;
  };
};
