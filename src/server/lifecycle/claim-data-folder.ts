import { realpath } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { findHolder, tryLock } from './kernel-lock.mjs';

/**
 * At most one server works on a data folder. Nothing stale is left, not even by kill -9. Servers that
 * share a Postgres of their own may share the folder of files as well: those claim nothing.
 */
export const claimDataFolder = async ({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>) => {
  if (database.kind !== 'embedded') return undefined;
  const name = await lockNameOf(dataDir);
  const lock = await tryLock(name);
  if (lock) return lock;
  const holder = await findHolder(name);
  throw new StartRefusal(
    `Bindery already runs on the data folder ${dataDir}${holder ? ` (process ${holder})` : ''}: stop it there first, or set DATA_DIR and PORT to another folder and port.`,
  );
};

/** The process of the server that works on this data folder, if one does. */
export const findServerOn = async (dataDir: string) => findHolder(await lockNameOf(dataDir));

const lockNameOf = async (dataDir: string) => `data-folder ${await realpath(dataDir)}`;
