import type { QueryClient, QueryObserverOptions } from '@tanstack/react-query';

/** What `queries.ts` can do. Most of a shop's visitors ask nothing that would have to be kept, and never load it. */
export type Queries = {
  createClient: () => QueryClient;
  /** Asks, and asks again, as `useQuery` does, until it is told to stop. */
  watch: <T>(client: QueryClient, options: QueryObserverOptions<T, Error, T, T, string[]>) => () => void;
};

let brought: Queries | undefined;
const listeners = new Set<() => void>();

/** Called by `queries.ts`, which comes with every page that asks. */
export const bringQueries = (queries: Queries) => {
  brought = queries;
  listeners.forEach((listener) => listener());
};

export const broughtQueries = () => brought;

export const onQueriesBrought = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
