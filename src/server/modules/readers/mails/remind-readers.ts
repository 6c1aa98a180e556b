import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { listListed, lockReaders, type ReaderRow } from '#server/modules/readers/people/reader-repo.ts';
import type { RemindedReaders } from '#shared/contract/reading/readers.ts';
import { startOfDay } from '#shared/days.ts';
import { insertMails } from './notice-repo.ts';
import { readingMail } from './reading-mail-limits.ts';
import { claimReminders, listBehind, listMailedSince, listRemindedSince } from './reminder-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'queue'>;
type WhyNot = RemindedReaders['notReminded'][number]['why'];
type Wanted = { readerIds: number[]; documentIds: number[] };

/**
 * A mail to each of them who is behind, at most one a day by the days of the business. Where nobody is named, whoever was mailed
 * within the last hour is left out: they have just heard of it.
 */
export const remindReaders = (services: Touched, customerId: string, { readerIds, documentIds }: Wanted) =>
  services.db.transaction(async (tx): Promise<RemindedReaders> => {
    const { clock, queue } = services;
    const now = clock.now();
    await lockReaders(tx, customerId);
    const listed = await listListed(tx, customerId);
    const named = new Set(readerIds);
    const wanted = named.size === 0 ? listed : listed.filter(({ id }) => named.has(id));
    if (wanted.length < named.size) throw new DomainError('reader.not-found');
    const { today, timeZone } = await readBusinessClock({ ...services, db: tx }, customerId);
    const behind = await listBehind(tx, customerId, documentIds);
    const reminded = await listRemindedSince(tx, customerId, startOfDay(timeZone, today));
    const justMailed =
      named.size === 0 ? await listMailedSince(tx, customerId, later(now, -readingMail.quietMs)) : new Set();
    const whyNot = ({ id, email, unsubscribedAt }: ReaderRow): WhyNot | undefined => {
      if (!behind.has(id)) return 'nothing-to-read';
      if (email === null) return 'no-email';
      if (unsubscribedAt) return 'unsubscribed';
      if (reminded.has(id)) return 'just-reminded';
      return justMailed.has(id) ? 'just-mailed' : undefined;
    };
    const judged = wanted.map((reader) => ({ reader, why: whyNot(reader) }));
    const told = judged.flatMap(({ reader, why }) => (why === undefined ? [reader.id] : []));
    if (told.length > 0) {
      const mails = told.map((readerId) => ({
        customerId,
        readerId,
        kind: 'reminder' as const,
        madeAt: now,
      }));
      await claimReminders(tx, { customerId, documentIds, today }, await insertMails(tx, mails));
      await queue.enqueue(tx, 'hand-out-reading-mails', {});
    }
    return {
      reminded: told.length,
      // Where nobody was named, those who are not behind are not worth a word.
      notReminded: judged.flatMap(({ reader: { id, name }, why }) =>
        why === undefined || (named.size === 0 && why === 'nothing-to-read') ? [] : [{ id, name, why }],
      ),
    };
  });
