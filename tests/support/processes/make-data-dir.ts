import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#server/kernel/is-alive.ts';
import { readPostmaster } from '#server/db/embedded/postmaster.ts';
import { clusterPaths } from '#server/db/embedded/init-cluster.ts';
import { cleanUp } from '#tests/support/clean-up.ts';

/** An empty folder; with the test file it goes, and so does a Postgres that may still run in it. */
export const makeDataDir = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-data-'));
  cleanUp(async () => {
    killPostgres(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  });
  return folder;
};

export const findPostgres = (dataDir: string) => {
  const found = readPostmaster(clusterPaths(join(dataDir, 'postgres')).cluster);
  return found && isAlive(found.pid) ? found.pid : undefined;
};

export const killPostgres = (dataDir: string) => {
  const pid = findPostgres(dataDir);
  if (pid) process.kill(pid, 'SIGKILL');
};
