import { runAsMain } from './lifecycle/run-as-main.ts';
import { runServer, type RunOptions } from './lifecycle/run-server.ts';

/** The whole server as one call. What is slow to load is loaded behind the open port. */
export const serve = (options: Pick<RunOptions, 'prepare' | 'step'> = {}) =>
  runAsMain((config) =>
    runServer({ ...options, config, boot: async (ready) => (await import('./wire.ts')).boot(ready) }),
  );
