import { access, constants, mkdir } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';

const needsDataFolder = ({ database, storage, secret }: Config) =>
  database.kind === 'embedded' || storage.kind === 'disk' || secret === undefined;

/** Makes the data folder where something is going to be kept in it; only its owner can look inside. */
export const makeDataFolder = async (config: Config) => {
  if (!needsDataFolder(config)) return;
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await access(config.dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartRefusal(
      `The data folder ${config.dataDir} cannot be written (${(cause as NodeJS.ErrnoException).code}): give this user the right to, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
};
