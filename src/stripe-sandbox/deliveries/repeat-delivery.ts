import { eq } from 'drizzle-orm';
import type { Books } from '#stripe-sandbox/books.ts';
import { findRecord } from '#stripe-sandbox/records.ts';
import { deliveries } from '#stripe-sandbox/tables.ts';

/** Tells of an event (again), whatever became of it so far; false when there is no such event. */
export const repeatDelivery = async (books: Books, eventId: string) => {
  if (!(await findRecord(books, 'event', eventId))) return false;
  const { tx, now, wake } = books;
  const { rowCount } = await tx
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, dueAt: now })
    .where(eq(deliveries.eventId, eventId));
  await wake(tx, now);
  return rowCount === 1;
};
