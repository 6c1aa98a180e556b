import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asPlainUser } from './as-plain-user.ts';
import type { clusterPaths } from './init-cluster.ts';
import { isAlive } from '#server/kernel/is-alive.ts';
import { type Postmaster, readPostmaster } from './postmaster.ts';

const START_LIMIT_MS = 30_000;
const MAX_FAILED_STARTS = 3;

type Paths = ReturnType<typeof clusterPaths>;

/** The server over these files that answers a ping: one that already runs, or a new one. */
export const runPostmaster = async (
  postgres: string,
  paths: Paths,
  ping: (port: number) => Promise<boolean>,
) => {
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
