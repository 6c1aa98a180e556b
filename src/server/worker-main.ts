import { runAsMain } from './lifecycle/run-as-main.ts';
import { runWorker } from './lifecycle/run-worker.ts';

process.exit(
  await runAsMain((config) =>
    runWorker({ config, boot: async (ready) => (await import('./boot.ts')).bootWorker(ready) }),
  ),
);
