import type { Services } from '#server/kernel/services.ts';
import { dropAhead } from './drop-ahead.ts';
import { listUnused } from './made-ahead-repo.ts';

/** Removes what was made for a payment that did not come, or came with other details. */
export const clearAhead = async (services: Pick<Services, 'db' | 'queue' | 'clock'>, signal: AbortSignal) => {
  const { db, clock } = services;
  for (const stem of await listUnused(db, clock.now())) {
    signal.throwIfAborted();
    await db.transaction((tx) => dropAhead(services, tx, stem));
  }
};
