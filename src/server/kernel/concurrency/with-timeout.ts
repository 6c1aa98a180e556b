export class TimeoutError extends Error {}

/** Waits for the work, but no longer than the limit; then the signal tells what is still going on to end. */
export const withTimeout = async <T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const limit = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new TimeoutError(`There was no answer within ${limitMs} ms`);
    // First, so that the caller learns this reason and not how the work ended because of it.
    reject(reason);
    limit.abort(reason);
  }, limitMs);
  try {
    return await Promise.race([work(limit.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** For work that has no answer but its end. */
export const endsInTime = async (limitMs: number, work: (signal: AbortSignal) => Promise<unknown>) => {
  try {
    await withTimeout(limitMs, work);
    return true;
  } catch (error) {
    if (error instanceof TimeoutError) return false;
    throw error;
  }
};
