import type { Config } from '#server/config.ts';
import { createLog } from '#server/kernel/log.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { requireConverter } from './require-converter.ts';
import { watchForEnd } from './watch-for-end.ts';

export type RunningWorker = { close: () => Promise<void> };

type WorkerOptions = {
  config: Config;
  boot: (config: Config) => Promise<RunningWorker>;
};

/** Does jobs until the process is told to end, and resolves to the exit code. */
export const runWorker = async ({ config, boot }: WorkerOptions) => {
  const end = watchForEnd(createLog({ level: config.logLevel }));
  await requireConverter(config);
  await makeDataFolder(config);
  const worker = await boot(config);
  process.stdout.write('The worker is ready and takes jobs. Stop it with Ctrl-C.\n');
  const exitCode = await end.exitCode;
  await worker.close();
  return exitCode;
};
