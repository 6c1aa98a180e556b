import type pg from 'pg';
import { withClient } from '#server/db/with-client.ts';

export const onDatabase = (url: string, name: string) => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/** A short-lived connection to the maintenance database, for creating and dropping others. */
export const withAdmin = <T>(url: string, use: (client: pg.Client) => Promise<T>) =>
  withClient(onDatabase(url, 'postgres'), use, { connectLimitMs: 0 });
