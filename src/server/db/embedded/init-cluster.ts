import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asPlainUser } from './as-plain-user.ts';
import type { PostgresBinaries } from './binaries.ts';

export const SUPERUSER = 'bindery';

export const clusterPaths = (directory: string) => ({
  cluster: join(directory, 'cluster'),
  password: join(directory, 'password'),
  log: join(directory, 'postgres.log'),
});

/**
 * Makes the database's files once. Everything is made aside and renamed into place, so a crash
 * leaves nothing half-made, and of two processes starting at once one simply loses.
 */
export const initCluster = async (directory: string, binaries: PostgresBinaries) => {
  if (existsSync(clusterPaths(directory).cluster)) return;
  const aside = await mkdtemp(`${directory}.init-`);
  const paths = clusterPaths(aside);
  try {
    await writeFile(paths.password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    const args = ['-D', paths.cluster, '-U', SUPERUSER, '-A', 'scram-sha-256', '--pwfile', paths.password];
    args.push(
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    );
    await promisify(execFile)(...asPlainUser(binaries.initdb, args));
    await rename(aside, directory);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (existsSync(clusterPaths(directory).cluster)) return;
    throw error;
  }
};
