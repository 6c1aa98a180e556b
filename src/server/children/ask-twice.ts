import { ChildFailure } from './child-failure.ts';

/** A child that was killed from outside, or worn out by what it did before, is no fault of the request: a fresh one is asked. */
export const askTwice = async <T>(tryOnce: (fresh: boolean) => Promise<T>): Promise<T> => {
  try {
    return await tryOnce(false);
  } catch (failure) {
    if (!mayBeTheChild(failure)) throw failure;
    return tryOnce(true);
  }
};

const mayBeTheChild = (failure: unknown) =>
  failure instanceof ChildFailure && (failure.kind === 'crashed' || failure.kind === 'overdue');
