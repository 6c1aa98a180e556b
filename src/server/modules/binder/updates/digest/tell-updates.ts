import type { Services } from '#server/kernel/services.ts';
import { claimOwners, listUntoldOwners } from './notice-repo.ts';

/**
 * Queues a mail for every owner who is to hear of updates. Some at a time, each time with the notes that they are told: whoever
 * goes on after a crash finds the others.
 */
export const tellUpdates = async (
  { db, clock, queue }: Pick<Services, 'db' | 'clock' | 'queue'>,
  signal: AbortSignal,
) => {
  const now = clock.now();
  let owners: string[];
  let last: string | undefined;
  do {
    signal.throwIfAborted();
    owners = await listUntoldOwners(db, now, last);
    await db.transaction(async (tx) => {
      const claimed = await claimOwners(tx, owners, now);
      const mails = claimed.map((customerId) => ({ customerId, toldAt: now.toISOString() }));
      await queue.enqueueAll(tx, 'send-update-digest', mails, { class: 'preview' });
    });
    last = owners.at(-1);
  } while (last !== undefined);
};
