import { redirect } from '@tanstack/react-router';
import { shopErrorOf } from './shop-error.ts';

const NOT_FOUND = new Set([400, 404]);

/** For loaders: what is missing, somebody else's, or asked for by no possible id is a page that does not exist. */
export const orNotFound = async <T>(loading: Promise<T>): Promise<T> => {
  try {
    return await loading;
  } catch (error) {
    if (!NOT_FOUND.has(shopErrorOf(error)?.status ?? 0)) throw error;
    throw redirect({ to: '/404', replace: true });
  }
};
