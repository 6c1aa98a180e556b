import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { MINUTE } from '#shared/units.ts';
import { findLastStart, listNextMails, lockPace, setStarts } from './pace-repo.ts';
import { readingMail } from './reading-mail-limits.ts';

const SPACING_MS = MINUTE / readingMail.perMinute;

/**
 * Lets as many mails go as the pace of this minute has room for, evenly, the businesses taking turns. Each gets its instant and
 * its job in one step: whoever crashes leaves them to others, and several workers keep to one pace.
 */
export const handOutReadingMails = ({ db, clock, queue }: Pick<Services, 'db' | 'clock' | 'queue'>) =>
  db.transaction(async (tx) => {
    await lockPace(tx);
    const now = clock.now();
    const last = await findLastStart(tx);
    const first = last && last >= later(now, -SPACING_MS) ? later(last, SPACING_MS) : now;
    const room = Math.floor((now.getTime() + MINUTE - first.getTime()) / SPACING_MS);
    if (room <= 0) return;
    const mails = await listNextMails(tx, { now, limit: room });
    const starts = mails.map(({ id, customerId }, index) => ({
      id,
      customerId,
      startsAt: later(first, index * SPACING_MS),
    }));
    await setStarts(tx, starts);
    for (const { id, customerId, startsAt } of starts)
      await queue.enqueue(
        tx,
        'send-reading-mail',
        { mailId: id },
        { class: 'preview', fairKey: customerId, runAfter: startsAt },
      );
  });
