import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { addDays, dayIn, startOfDay } from '#shared/days.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { binder } from '#shared/limits/binder.ts';
import {
  claimReminders,
  listOwnersToRemind,
  listReviewsUntil,
  lockReminders,
  wasRemindedSince,
} from './review-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'queue'>;

const OWNERS_AT_ONCE = 500;
/** Before the first id there is. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Claims every reminder whose day has come, and queues a mail for each owner who has one. */
export const remindOfReviews = async (services: Touched, signal: AbortSignal) => {
  const today = dayIn('UTC', services.clock.now());
  const dueUntil = addDays(today, 1);
  const aheadUntil = addDays(dueUntil, binder.reviewAheadDays);
  for (let after = NOBODY; ;) {
    const owners = await listOwnersToRemind(services.db, {
      aheadUntil,
      dueUntil,
      after,
      limit: OWNERS_AT_ONCE,
    });
    for (const customerId of owners) {
      signal.throwIfAborted();
      await remindOwner(services, customerId);
    }
    const last = owners.at(-1);
    if (last === undefined || owners.length < OWNERS_AT_ONCE) return;
    after = last;
  }
};

/** Once a day at most, by the days of the business: what comes up later that day waits for the next. */
const remindOwner = (services: Touched, customerId: string) =>
  services.db.transaction(async (tx) => {
    await lockReminders(tx, customerId);
    const remindedAt = services.clock.now();
    const { today, timeZone } = await readBusinessClock({ ...services, db: tx }, customerId);
    if (await wasRemindedSince(tx, customerId, startOfDay(timeZone, today))) return;
    const reviews = await listReviewsUntil(tx, customerId, addDays(today, binder.reviewAheadDays));
    const reminders = reviews.flatMap(({ document: { id: documentId, nextReviewOn: reviewOn } }) =>
      reviewOn === null
        ? []
        : [{ documentId, reviewOn, kind: reviewOn <= today ? 'due' : 'ahead', remindedAt } as const],
    );
    let claimed = 0;
    for (let start = 0; start < reminders.length; start += MAX_ROWS_PER_STATEMENT)
      claimed += (await claimReminders(tx, reminders.slice(start, start + MAX_ROWS_PER_STATEMENT))).length;
    if (claimed > 0)
      await services.queue.enqueue(tx, 'send-review-mail', { customerId }, { fairKey: customerId });
  });
