import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPgBossQueue } from '#server/adapters/queue/pg-boss.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createLog } from '#server/kernel/log.ts';
import { onDatabase, withAdmin } from './database/database-admin.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface ProvidedContext {
    testServer: { url: string; template: string };
  }
}

/** One Postgres for the whole run: the embedded one, or `DATABASE_URL`'s. Each test file copies a migrated template. */
export default function setup(project: TestProject) {
  return startTestServer(project, { isDurable: false });
}

/** One that is durable keeps what was committed also when it is ended without warning. */
export const startTestServer = async (project: TestProject, { isDurable }: { isDurable: boolean }) => {
  const given = process.env['DATABASE_URL'];
  const directory = given ? undefined : await mkdtemp(join(tmpdir(), 'bindery-test-'));
  const embedded = directory ? await startEmbeddedPostgres(join(directory, 'postgres')) : undefined;
  const url = given ?? embedded?.url ?? '';
  if (embedded && !isDurable) await forgetDurability(url);
  const template = `bindery_template_${process.pid}`;
  await withAdmin(url, (admin) => admin.query(`create database ${template}`));
  const database = connect({ url: onDatabase(url, template) });
  await migrate(database.$client, await readMigrations());
  await createQueueTables(database, onDatabase(url, template));
  await database.$client.end();
  project.provide('testServer', { url, template });

  const tearDown = async () => {
    await withAdmin(url, (admin) => admin.query(`drop database ${template} with (force)`));
    await embedded?.stop();
    if (directory) await rm(directory, { recursive: true, force: true });
  };
  // Told to end, Vitest just does; the server would go on for ever.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void tearDown().finally(() => process.exit(1)));
  return tearDown;
};

/** A database that lives as long as its tests need not outlive a power cut. */
const forgetDurability = (url: string) =>
  withAdmin(url, async (admin) => {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await admin.query(`alter system set ${setting} = off`);
    await admin.query('select pg_reload_conf()');
  });

/** Copied with the rest, they need not be made for each test file. */
const createQueueTables = async (db: Database, url: string) => {
  const queue = await createPgBossQueue({ db, url, log: createLog({ level: 'silent' }), clock: systemClock });
  await queue.close();
};
