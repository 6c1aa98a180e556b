import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { asPlainUser } from '#server/db/embedded/as-plain-user.ts';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { withAdmin } from '#tests/support/database/database-admin.ts';

/** Where the Postgres of this run keeps its files; undefined where it is not ours to restart. */
export const findCluster = async () => {
  if (process.env['DATABASE_URL']) return undefined;
  return withAdmin(inject('testServer').url, async (admin) => {
    const { rows } = await admin.query<{ setting: string }>('show data_directory');
    return Object.values(rows[0] ?? {})[0];
  });
};

/** As a crash would: without a word to whoever is connected. */
export const restartPostgres = async (cluster: string) => {
  const { postgres } = await findBinaries();
  const args = [
    'restart',
    '-D',
    cluster,
    '-m',
    'immediate',
    '-w',
    '-s',
    '-l',
    join(cluster, '..', 'restarts.log'),
  ];
  await promisify(execFile)(...asPlainUser(join(dirname(postgres), 'pg_ctl'), args));
};
