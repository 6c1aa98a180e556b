import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { OwnProcess } from '#server/ports/own-process.ts';
import { listUrgent } from './list-concerns.ts';
import { mergeOutages } from './merge-outages.ts';
import { operations } from './operations-limits.ts';
import { listOutages } from './outage-repo.ts';
import { countUndelivered } from './undelivered-order-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'queue'>;

/** What needs a person, with the figures that say so. */
export const readAttention = async ({ db, clock, queue }: Touched, { readParts }: OwnProcess) => {
  const now = clock.now();
  const parts = mergeOutages(await readParts(), await listOutages(db));
  const failed = await queue.trouble.count();
  const undelivered = await countUndelivered(db, {
    late: later(now, -operations.deliveredWithinMs),
    tooLate: later(now, -operations.undeliveredMs),
  });
  const urgent = listUrgent({ now, parts, deadCount: failed.dead, overdueOrders: undelivered.tooLate });
  return { now, parts, failed, undeliveredCount: undelivered.late, urgent };
};
