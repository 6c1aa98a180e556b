import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { createLog } from '#server/kernel/log.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { tuneHeapGrowth } from './tune-heap-growth.ts';

/** What every program of the server does first and last: private files, the configuration, plain words on failure. */
export const runAsMain = async (run: (config: Config) => Promise<number>): Promise<number> => {
  process.umask(0o077);
  tuneHeapGrowth();
  // A closed terminal or pipe must not count as a fault of the program.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    return await run(readConfig());
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StartRefusal)
      process.stderr.write(`${error.message}\n`);
    else createLog({ level: 'error' }).fatal({ err: error }, 'ended by an unexpected failure');
    return 1;
  }
};
