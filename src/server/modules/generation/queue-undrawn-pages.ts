import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { generation } from './generation-limits.ts';
import { listUndrawnDocuments } from './generation-repo.ts';

/** Documents whose pages cannot be looked through, and for which no job is there that would draw them. */
export const queueUndrawnPages = async ({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>) => {
  const undrawn = await listUndrawnDocuments(db, later(clock.now(), -generation.stalledAfterMs));
  for (const { customerId, ...wanted } of undrawn)
    await db.transaction((tx) =>
      queue.enqueueMissing(tx, 'draw-pages', [wanted], { class: 'preview', fairKey: customerId }),
    );
};
