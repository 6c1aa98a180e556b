import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { orderEvents } from './event-limits.ts';
import { insertDownload } from './order-event-repo.ts';

/** Notes that a file of an order was fetched. Nobody waits longer for a file, or goes without, because of the note. */
export const recordDownload = async (
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { orderId, fileName }: { orderId: number; fileName: string },
) => {
  const now = clock.now();
  try {
    await insertDownload(db, {
      orderId,
      subject: fileName,
      now,
      unlessSince: later(now, -orderEvents.sameDownloadMs),
    });
  } catch (error) {
    log.error({ err: error, orderId }, 'a download was not noted');
  }
};
