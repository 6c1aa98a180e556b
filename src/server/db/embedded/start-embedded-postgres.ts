import { mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { withClient } from '#server/db/with-client.ts';
import { findBinaries } from './binaries.ts';
import { clusterPaths, initCluster, SUPERUSER } from './init-cluster.ts';
import { isAlive } from '#server/kernel/is-alive.ts';
import { readPostmaster } from './postmaster.ts';
import { runPostmaster } from './run-postmaster.ts';

type EmbeddedPostgres = {
  url: string;
  /** Stops the server unless another process still uses it: the last one out turns off the light. */
  stop: () => Promise<void>;
};

const DATABASE = 'bindery';
const STOP_LIMIT_MS = 8000;
const LEAVING_LIMIT_MS = 500;

/** Starts the server over `directory`, or joins the one that already runs there. */
export const startEmbeddedPostgres = async (directory: string): Promise<EmbeddedPostgres> => {
  const home = resolve(directory);
  const binaries = await findBinaries();
  await mkdir(dirname(home), { recursive: true, mode: 0o700 });
  await initCluster(home, binaries);
  const paths = clusterPaths(home);
  const password = (await readFile(paths.password, 'utf8')).trim();
  const urlOf = (port: number, database: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

  const { port } = await runPostmaster(binaries.postgres, paths, (candidate) =>
    answers(urlOf(candidate, 'postgres')),
  );
  await createDatabase(urlOf(port, 'postgres'));
  return { url: urlOf(port, DATABASE), stop: () => stopServer(paths.cluster, (at) => urlOf(at, 'postgres')) };
};

const answers = async (url: string) => {
  try {
    await withClient(url, (client) => client.query('select 1'), { connectLimitMs: 1000 });
    return true;
  } catch {
    return false;
  }
};

const createDatabase = (url: string) =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount) return;
    await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
      const someoneElseWasFaster = error.code === '42P04' || error.code === '23505';
      if (!someoneElseWasFaster) throw error;
    });
  });

const stopServer = async (cluster: string, urlOf: (port: number) => string) => {
  const running = readPostmaster(cluster);
  if (!running || !isAlive(running.pid)) return;
  if (await withClient(urlOf(running.port), isUsedByOthers)) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (readPostmaster(cluster) && Date.now() < deadline) await wait(20);
};

/** A connection that was just closed is still listed for a moment; one of somebody who stays is listed after it, too. */
const isUsedByOthers = async (client: Client) => {
  const deadline = Date.now() + LEAVING_LIMIT_MS;
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
    );
    if (rows.length === 0) return false;
    if (Date.now() >= deadline) return true;
    await wait(20);
  }
};
