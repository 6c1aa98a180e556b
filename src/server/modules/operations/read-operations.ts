import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { version } from '#server/kernel/version.ts';
import type { TroubleState } from '#server/ports/job-trouble.ts';
import type { OwnProcess } from '#server/ports/own-process.ts';
import { maxListedJobs } from '#shared/contract/operations.ts';
import { HOUR } from '#shared/units.ts';
import { findLastBackup } from './backup-repo.ts';
import { listDiscarded } from './discarded-job-repo.ts';
import { listLesser } from './list-concerns.ts';
import { countMadeAhead } from './made-ahead-repo.ts';
import { listMissingLegal } from './missing-legal-repo.ts';
import { nameSubjects } from './name-subjects.ts';
import { operations } from './operations-limits.ts';
import { readAttention } from './read-attention.ts';
import { readDisk } from './read-disk.ts';
import { listUndelivered } from './undelivered-order-repo.ts';
import { countUnsynced, listUnsynced } from './unsynced-product-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'queue' | 'config'>;

/** How the whole shop does. One statement after the other: looking on must not take connections from those who buy. */
export const readOperations = async (services: Touched, ownProcess: OwnProcess) => {
  const { db, queue, config } = services;
  const { now, parts, failed, undeliveredCount, urgent } = await readAttention(services, ownProcess);
  const jobsIn = async (state: TroubleState) => ({
    count: failed[state],
    jobs: await nameSubjects(services, await queue.trouble.list(state, maxListedJobs)),
  });
  const products = await listUnsynced(db, operations.listedProducts);
  const lastBackup = await findLastBackup(db);
  const lesser = listLesser({
    now,
    changedAt: products.map(({ changedAt }) => changedAt),
    needsBackup: config.mode === 'production',
    lastBackupAt: lastBackup?.takenAt,
    missingLegal: await listMissingLegal(db, config.market, now),
  });
  return {
    at: now,
    version,
    concerns: [...urgent, ...lesser],
    parts,
    queue: { byName: await queue.depth(), oldestAt: await queue.trouble.findOldestWait() },
    dead: await jobsIn('dead'),
    waiting: await jobsIn('waiting'),
    discarded: await listDiscarded(db, later(now, -operations.discardedShownMs), operations.listedDiscarded),
    undelivered: {
      count: undeliveredCount,
      orders: await listUndelivered(db, later(now, -operations.deliveredWithinMs), operations.listedOrders),
    },
    unsynced: { count: await countUnsynced(db), products },
    disk: await readDisk(config),
    ahead: {
      isOn: config.makesAhead,
      ...(await countMadeAhead(db, later(now, -operations.historyHours * HOUR))),
    },
    lastBackup,
    visits: config.measuresVisits ? await ownProcess.readVisits() : null,
    server: { startedAt: ownProcess.startedAt, ...(await ownProcess.countRequests()) },
  };
};

export type OperationsRecord = Awaited<ReturnType<typeof readOperations>>;
