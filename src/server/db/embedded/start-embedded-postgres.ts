import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { asPlainUser } from './as-plain-user.ts';
import { findBinaries } from './binaries.ts';
import { clusterPaths, initCluster, SUPERUSER } from './init-cluster.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Stops the server unless another process still uses it: the last one out turns off the light. */
  stop: () => Promise<void>;
};

const DATABASE = 'bindery';
const START_LIMIT_MS = 30_000;
const MAX_FAILED_STARTS = 3;

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

  const { port } = await runServer(binaries.postgres, paths, (candidate) =>
    answers(urlOf(candidate, 'postgres')),
  );
  await createDatabase(urlOf(port, 'postgres'));
  return { url: urlOf(port, DATABASE), stop: () => stopServer(paths.cluster, (at) => urlOf(at, 'postgres')) };
};

type Paths = ReturnType<typeof clusterPaths>;

const runServer = async (postgres: string, paths: Paths, ping: (port: number) => Promise<boolean>) => {
  const deadline = Date.now() + START_LIMIT_MS;
  let failedStarts = 0;
  let starting = false;
  while (Date.now() < deadline) {
    const running = readPostmaster(paths.cluster);
    if (running?.ready && (await ping(running.port))) return running;
    if (failedStarts >= MAX_FAILED_STARTS) throw new Error(startFailure(paths.log));
    if (!starting && !isStarting(running, paths.cluster)) {
      starting = true;
      spawnServer(postgres, paths, await freePort(), () => {
        starting = false;
        failedStarts += 1;
      });
    }
    await wait(40);
  }
  throw new Error(startFailure(paths.log));
};

const spawnServer = (postgres: string, paths: Paths, port: number, onExit: () => void) => {
  const log = openSync(paths.log, 'a', 0o600);
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'];
  const args = ['-D', paths.cluster, '-p', String(port), '-k', '', ...settings];
  const child = spawn(...asPlainUser(postgres, args), { stdio: ['ignore', log, log], detached: true });
  child.once('exit', onExit);
  child.once('error', onExit);
  child.unref();
  closeSync(log);
};

/**
 * True while another process brings the server up. A lock file whose process id has since been
 * given to some other program would stop Postgres for ever, so it is cleared here.
 */
const isStarting = (found: Postmaster | undefined, cluster: string) => {
  if (!found || !isAlive(found.pid)) return false;
  if (!existsSync('/proc/self/cmdline') || commandLine(found.pid).includes(cluster)) return true;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return false;
};

const commandLine = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
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
  const others = await withClient(urlOf(running.port), async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  });
  if (others > 0) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + 8000;
  while (readPostmaster(cluster) && Date.now() < deadline) await wait(20);
};

const withClient = async <T>(url: string, use: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

const freePort = () =>
  new Promise<number>((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startFailure = (log: string) => {
  const tail = existsSync(log)
    ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' | ')
    : 'no log';
  return `The embedded Postgres did not start. Its log ${log} ends with: ${tail}`;
};
