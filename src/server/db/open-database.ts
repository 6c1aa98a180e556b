import type { Config } from '#server/config.ts';
import { connect, type ConnectOptions, type Database } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from './migrate.ts';

export type OpenDatabase = { db: Database; url: string; close: () => Promise<void> };

/** The configured database, running, migrated and connected. */
export const openDatabase = async (
  { database }: Pick<Config, 'database'>,
  options: Omit<ConnectOptions, 'url'> = {},
): Promise<OpenDatabase> => {
  const { url, stop } = await reach(database);
  const db = connect({ url, ...options });
  const close = async () => {
    await db.$client.end();
    await stop();
  };
  try {
    await migrate(db.$client, await readMigrations());
  } catch (error) {
    await close();
    throw error;
  }
  return { db, url, close };
};

const reach = (database: Config['database']) =>
  database.kind === 'embedded'
    ? startEmbeddedPostgres(database.directory)
    : { url: database.url, stop: () => Promise.resolve() };
