import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { claimNotices, insertMails, listReadersToTell } from './notice-repo.ts';

type Touched = Pick<Services, 'clock' | 'config' | 'queue'>;

/** All of a business, or some. */
type Told = { customerId: string; readerIds?: readonly number[] };

/**
 * One mail to each reader for all that they are to hear of by now and have not heard of: documents in force they have not read,
 * and days that are near. Whoever calls has locked the readers of the business, so that nobody is told twice.
 */
export const queueReadingMails = async (
  tx: Transaction,
  { clock, config, queue }: Touched,
  { customerId, readerIds }: Told,
) => {
  if (readerIds?.length === 0) return;
  const now = clock.now();
  const { today } = await readBusinessClock({ db: tx, clock, config }, customerId);
  const about = { customerId, today, readerIds };
  const told = await listReadersToTell(tx, about);
  if (told.length === 0) return;
  const mailIds = await insertMails(
    tx,
    told.map((readerId) => ({ customerId, readerId, kind: 'to-read', madeAt: now })),
  );
  await claimNotices(tx, about, mailIds);
  await queue.enqueue(tx, 'hand-out-reading-mails', {});
};
