import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { isAlive } from '#server/kernel/is-alive.ts';
import { readPostmaster } from '#server/db/embedded/postmaster.ts';
import { clusterPaths } from '#server/db/embedded/init-cluster.ts';

const folders: string[] = [];
afterAll(async () => {
  folders.forEach(killPostgres);
  await Promise.all(
    folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })),
  );
});

/** An empty folder; with the test file it goes, and so does a Postgres that may still run in it. */
export const makeDataDir = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-data-'));
  folders.push(folder);
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
