import type { Config } from '#server/config.ts';
import type { Database } from './connect.ts';
import { openDatabase } from './open-database.ts';

/** For commands: opens the database, uses it, and leaves it as it was found. */
export const withDatabase = async <T>(
  { database }: Pick<Config, 'database'>,
  use: (db: Database) => Promise<T>,
) => {
  const { db, close } = await openDatabase(database, { maxConnections: 2 });
  try {
    return await use(db);
  } finally {
    await close();
  }
};
