import { Hono } from 'hono';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createLog } from './kernel/log.ts';
import type { RunningShop } from './lifecycle/run-server.ts';
import type { RunningWorker } from './lifecycle/run-worker.ts';

export const boot = async (config: Config): Promise<RunningShop> => {
  const { db, close } = await openDatabaseOf(config);
  const app = new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      await db.execute('select 1');
      return context.json({ status: 'ok' });
    });
  return { fetch: app.fetch, close };
};

export const bootWorker = async (config: Config): Promise<RunningWorker> => {
  const { close } = await openDatabaseOf(config);
  return { close };
};

const openDatabaseOf = (config: Config) => {
  const log = createLog({ level: config.logLevel });
  return openDatabase(config.database, {
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
};
