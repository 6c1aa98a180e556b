import type { Config } from '#server/config.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { connect, type ConnectOptions, type Database } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { withClient } from './with-client.ts';
import { migrate, readMigrations, SchemaMismatch } from './migrate.ts';

type OpenDatabase = { db: Database; url: string; close: () => Promise<void> };

const FIRST_ANSWER_LIMIT_MS = 2000;

/** The database, running and with the schema of this version; or a plain sentence why not. */
export const openDatabase = async (
  location: Config['database'],
  options: Omit<ConnectOptions, 'url'> = {},
): Promise<OpenDatabase> => {
  const server = await reachDatabase(location);
  const db = connect({ ...options, url: server.url });
  const close = async () => {
    await db.$client.end();
    await server.stop();
  };
  try {
    await migrate(db.$client, await readMigrations());
  } catch (cause) {
    await close();
    throw cause instanceof SchemaMismatch ? new StartRefusal(cause.message, { cause }) : cause;
  }
  return { db, url: server.url, close };
};

/** The running server, whatever its schema. */
export const reachDatabase = (location: Config['database']) =>
  location.kind === 'embedded' ? startOwn(location.directory) : joinGiven(location.url);

const startOwn = async (directory: string) => {
  try {
    return await startEmbeddedPostgres(directory);
  } catch (cause) {
    throw new StartRefusal((cause as Error).message, { cause });
  }
};

const joinGiven = async (url: string) => {
  const { host, pathname } = new URL(url);
  try {
    await withClient(url, async () => {}, { connectLimitMs: FIRST_ANSWER_LIMIT_MS });
  } catch (cause) {
    throw new StartRefusal(
      `The database ${host}${pathname} cannot be used (${reasonOf(cause)}): check DATABASE_URL and that the server runs.`,
      { cause },
    );
  }
  return { url, stop: async () => {} };
};

/** A host with several addresses fails with one error for each, and an empty message of its own. */
const reasonOf = (error: unknown) => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no reason given';
};
