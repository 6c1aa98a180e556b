import { housekeeping } from '#shared/limits.ts';
import { unlessBackupRuns } from './backup/backup-lock.ts';
import type { Services } from './kernel/services.ts';
import { removeOrphanedObjects } from './modules/files/remove-orphaned-objects.ts';
import { sweep } from './modules/housekeeping/sweep.ts';
import type { JobHandlers } from './ports/queue.ts';

type Workplace = Pick<Services, 'db' | 'clock' | 'storage'>;

/** Job -> use case. Objects a running backup may still need are left to the next sweep. */
const jobHandlers = (services: Workplace): JobHandlers => ({
  'remove-file': async ({ key }) => {
    await unlessBackupRuns(services.db, () => services.storage.remove(key));
  },
  sweep: async (_, { signal }) => {
    await sweep(services, signal);
    await unlessBackupRuns(services.db, () => removeOrphanedObjects(services));
  },
});

/** Works until the returned function is called. */
export const takeJobs = (services: Workplace & Pick<Services, 'queue'>) =>
  services.queue.work(jobHandlers(services), { sweep: { everyMs: housekeeping.everyMs } });
