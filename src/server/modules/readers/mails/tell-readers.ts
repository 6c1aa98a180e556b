import type { Services } from '#server/kernel/services.ts';
import { lockReaders } from '#server/modules/readers/people/reader-repo.ts';
import { dayIn } from '#shared/days.ts';
import { queueReadingMails } from './queue-reading-mails.ts';
import { listOwnersToTell } from './owners-to-tell-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'queue'>;

/** Looks for what has come into force and for days that are near, business by business, and queues the mails. */
export const tellReaders = async (services: Touched, signal: AbortSignal) => {
  const now = services.clock.now();
  const owners = await listOwnersToTell(services.db, now, dayIn('UTC', now));
  for (const customerId of owners) {
    signal.throwIfAborted();
    await services.db.transaction(async (tx) => {
      await lockReaders(tx, customerId);
      await queueReadingMails(tx, services, { customerId });
    });
  }
};
