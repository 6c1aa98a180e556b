import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { MINUTE } from '#shared/units.ts';

export const database = { idleConnectionMs: 5 * MINUTE } as const;

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For a query that works inside and outside a transaction alike. */
export type Queryable = Database | Transaction;

export type ConnectOptions = {
  url: string;
  maxConnections?: number;
  /** Told of a broken idle connection; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
};

export const APPLICATION_NAME = 'bindery';

export const connect = ({ url, maxConnections = 10, onIdleError = () => {} }: ConnectOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    // Never none: the embedded server is stopped by whoever leaves when nobody else is connected.
    min: 1,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    // A new connection signs in and learns all tables anew: those of one busy moment are kept for the next.
    idleTimeoutMillis: database.idleConnectionMs,
    application_name: APPLICATION_NAME,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  pool.on('error', onIdleError);
  // One that is cut between two queries of a transaction tells of it by an event, which ends the process if nobody
  // listens. The next query fails of itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle({ client: pool });
};
