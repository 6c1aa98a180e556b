import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** Told of each statement as it is sent, without its parameters; what it gives back is told of the end. */
export type WatchStatement = (text: string) => ((error?: unknown) => void) | undefined;

type Query = (...args: unknown[]) => unknown;

/** Has every statement of the pool watched. Nothing is touched where nobody watches. */
export const watchStatements = (pool: pg.Pool, watch: WatchStatement) => {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  // Whoever waits for a connection is woken by whoever gives one back, and must not be taken for them.
  pool.connect = ((callback?: (...args: unknown[]) => unknown) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as pg.Pool['connect'];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    client.query = watched(query, watch) as typeof client.query;
  });
};

const watched =
  (query: Query, watch: WatchStatement): Query =>
  (...args) => {
    const text = textOf(args[0]);
    const end = text === undefined ? undefined : watch(text);
    if (!end) return query(...args);
    const last = args.at(-1);
    if (typeof last === 'function') return query(...args.slice(0, -1), endingWith(last as Query, end));
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.then(
        () => end(),
        (error: unknown) => end(error),
      );
    else end();
    return answer;
  };

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;

const endingWith =
  (callback: Query, end: (error?: unknown) => void): Query =>
  (...answer) => {
    end(answer[0] ?? undefined);
    return callback(...answer);
  };
