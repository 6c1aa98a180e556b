import { existsSync } from 'node:fs';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { asPlainUser } from '#server/db/embedded/as-plain-user.ts';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { clusterPaths } from '#server/db/embedded/init-cluster.ts';
import { readPostmaster } from '#server/db/embedded/postmaster.ts';
import { isAlive } from '#server/kernel/is-alive.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';

export type DatabaseState =
  | { made: false }
  | { made: true; version: string; migrations: string[]; clockAheadMs: number };

const ANSWER_LIMIT_MS = 3000;

/** Looks at the database without changing it; an embedded one that does not run is started for the moment. */
export const inspectDatabase = async ({ database }: Pick<Config, 'database'>): Promise<DatabaseState> => {
  if (database.kind === 'url') return inspectAt(database.url);
  const { cluster } = clusterPaths(database.directory);
  if (!existsSync(cluster)) {
    const { postgres } = await findBinaries();
    asPlainUser(postgres, []);
    return { made: false };
  }
  const running = readPostmaster(cluster);
  const isOurs = !running || !isAlive(running.pid);
  const server = await startEmbeddedPostgres(database.directory);
  try {
    return await inspectAt(server.url);
  } finally {
    if (isOurs) await server.stop();
  }
};

const inspectAt = async (url: string): Promise<DatabaseState> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; now: Date; migrated: boolean }>(
      `select current_setting('server_version') as version, clock_timestamp() as now,
              to_regclass('schema_migrations') is not null as migrated`,
    );
    const [state] = rows;
    if (!state) throw new Error('The database does not answer.');
    const clockAheadMs = state.now.getTime() - Date.now();
    return {
      made: true,
      version: state.version,
      migrations: state.migrated ? await listMigrations(client) : [],
      clockAheadMs,
    };
  } finally {
    await client.end().catch(() => {});
  }
};

const listMigrations = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return rows.map(({ name }) => name);
};
