import { housekeeping } from '#shared/limits.ts';
import type { Services } from './kernel/services.ts';
import { sweep } from './modules/housekeeping/sweep.ts';
import type { JobHandlers } from './ports/queue.ts';

type Workplace = Pick<Services, 'db' | 'clock' | 'storage'>;

/** Job -> use case. */
export const jobHandlers = (services: Workplace): JobHandlers => ({
  'remove-file': ({ key }) => services.storage.remove(key),
  sweep: (_, { signal }) => sweep(services, signal),
});

/** Works until the returned function is called. */
export const runWorker = (services: Workplace & Pick<Services, 'queue'>) =>
  services.queue.work(jobHandlers(services), { sweep: { everyMs: housekeeping.everyMs } });
