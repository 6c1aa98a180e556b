import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { startServerProcess } from './server-process.ts';

/** Fills a database; whoever is signed in there is so by the keys of this secret. */
type Seed<T> = (db: Database, secret: string) => Promise<T>;

/**
 * A database of its own that was filled before any server saw it, and servers on it, each a process of its own. All of it is gone
 * with the block that holds it (`await using`).
 */
export const openBench = async <T>(seed: Seed<T>) => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  const db = connect({ url: postgres.url });
  const close = async () => {
    await db.$client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const secret = randomBytes(32).toString('hex');
  const seeded = await migrateAndSeed(db, secret, seed).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    BINDERY_SECRET: secret,
    RUN_JOBS: '0',
  };
  return {
    db,
    seeded,
    /** Without jobs unless told. */
    serve: async (env: Record<string, string> = {}) => {
      const server = await startServerProcess({ ...environment, ...env });
      return { ...server, [Symbol.asyncDispose]: server.stop };
    },
    [Symbol.asyncDispose]: close,
  };
};

const migrateAndSeed = async <T>(db: Database, secret: string, seed: Seed<T>) => {
  await migrate(db.$client, await readMigrations());
  const seeded = await seed(db, secret);
  await db.$client.query('vacuum analyze');
  return seeded;
};
