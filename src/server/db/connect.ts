import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { MINUTE, SECOND } from '#shared/units.ts';
import { type WatchStatement, watchStatements } from './watch-statements.ts';
import { WatchedClient, type WatchedConfig } from './watched-client.ts';

export const database = {
  idleConnectionMs: 5 * MINUTE,
  /** For a connection to be free or made. */
  connectMs: 5 * SECOND,
  /** Postgres ends a statement that takes longer, and says so. */
  statementMs: 6 * SECOND,
  /** After that Postgres would have spoken: whoever is silent still is not there any more. */
  silenceMs: 7 * SECOND,
  /** The first sign that the kernel asks of an idle connection. */
  keepAliveMs: 10 * SECOND,
} as const;

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For a query that works inside and outside a transaction alike. */
export type Queryable = Database | Transaction;

export type ConnectOptions = {
  url: string;
  maxConnections?: number;
  /** Told of a broken idle connection; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
  connectMs?: number;
  statementMs?: number;
  silenceMs?: number;
  /** Told of every statement. */
  watchStatement?: WatchStatement | undefined;
};

export const APPLICATION_NAME = 'bindery';

export const connect = ({
  url,
  maxConnections = 10,
  onIdleError = () => {},
  connectMs = database.connectMs,
  statementMs = database.statementMs,
  silenceMs = database.silenceMs,
  watchStatement,
}: ConnectOptions): Database => {
  const idle = new Set<WatchedClient>();
  const options: pg.PoolConfig & WatchedConfig = {
    connectionString: url,
    // Never none: the embedded server is stopped by whoever leaves when nobody else is connected.
    min: 1,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    // A new connection signs in and learns all tables anew: those of one busy moment are kept for the next.
    idleTimeoutMillis: database.idleConnectionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: database.keepAliveMs,
    application_name: APPLICATION_NAME,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 15 * SECOND,
    // What froze one connection has frozen its idle neighbours, too: nobody else need find out by waiting.
    silence: { limitMs: silenceMs, onCut: () => idle.forEach((client) => client.cut()) },
    Client: WatchedClient as unknown as typeof pg.Client,
  };
  const pool = new pg.Pool(options);
  if (watchStatement) watchStatements(pool, watchStatement);
  pool.on('error', onIdleError);
  pool.on('release', (_, client) => void (client instanceof WatchedClient && idle.add(client)));
  for (const event of ['acquire', 'remove'] as const)
    pool.on(event, (client) => void (client instanceof WatchedClient && idle.delete(client)));
  return Object.assign(drizzle({ client: pool }), { transaction: transactionOver(pool) });
};

/** Drizzle's own never gives a connection back whose `begin` has failed; a few of those, and the pool has none left. */
const transactionOver =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
