/** Waits for the work, but no longer than the limit; then `giveUp` ends what is still going on. */
export const within = <T>(limitMs: number, work: Promise<T>, giveUp = () => {}): Promise<T> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`There was no answer within ${limitMs} ms`));
    giveUp();
  }, limitMs);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};
