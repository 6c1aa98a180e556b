import { ProcessFailure } from './process-failure.ts';

/** A child that was killed from outside, or worn out by what it did before, is no fault of the request: a fresh one is asked. */
export const retryOnFreshProcess = async <T>(tryOnce: (fresh: boolean) => Promise<T>): Promise<T> => {
  try {
    return await tryOnce(false);
  } catch (failure) {
    if (!mayBeTheProcess(failure)) throw failure;
    return tryOnce(true);
  }
};

const mayBeTheProcess = (failure: unknown) =>
  failure instanceof ProcessFailure && (failure.kind === 'crashed' || failure.kind === 'overdue');
