import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { manualLimits } from './manual-limits.ts';
import { listChanged } from './manual-repo.ts';

/** Queues the manuals of binders in which nothing has changed for a while, after something had. */
export const queueManuals = async ({ db, clock, queue }: Pick<Services, 'db' | 'clock' | 'queue'>) => {
  const quiet = await listChanged(db, later(clock.now(), -manualLimits.quietMs), MAX_ROWS_PER_STATEMENT);
  for (const { customerId } of quiet)
    await db.transaction((tx) =>
      queue.enqueueMissing(tx, 'make-manual', [{ customerId }], { class: 'preview', fairKey: customerId }),
    );
};
