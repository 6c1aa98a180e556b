import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { type Expired, MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { paymentEventMarks, paymentEvents } from '#server/db/schema/payments.ts';
import { later } from '#server/kernel/clock.ts';
import { settling } from './checkout-limits.ts';

type StoredEvent = typeof paymentEvents.$inferSelect;

const MARK = 'events';

export const findEvent = async (db: Queryable, id: string): Promise<StoredEvent | undefined> =>
  (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0];

export const insertEvent = async (tx: Transaction, event: Omit<StoredEvent, 'processedAt'>) => {
  await tx.insert(paymentEvents).values(event).onConflictDoNothing();
};

export const markProcessed = async (db: Queryable, id: string, processedAt: Date) => {
  await db.update(paymentEvents).set({ processedAt }).where(eq(paymentEvents.id, id));
};

/** Events that came before then and led to nothing yet, the oldest first. */
export const listUnprocessedEvents = async (db: Queryable, before: Date) => {
  const rows = await db
    .select({ eventId: paymentEvents.id })
    .from(paymentEvents)
    .where(and(sql`${paymentEvents.processedAt} is null`, lt(paymentEvents.receivedAt, before)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(MAX_ROWS_PER_STATEMENT);
  return rows;
};

export const findMark = async (db: Queryable): Promise<Date | undefined> =>
  (await db.select().from(paymentEventMarks).where(eq(paymentEventMarks.id, MARK)))[0]?.seenUntil;

export const moveMark = async (db: Queryable, seenUntil: Date) => {
  await db
    .insert(paymentEventMarks)
    .values({ id: MARK, seenUntil })
    .onConflictDoUpdate({ target: paymentEventMarks.id, set: { seenUntil } });
};

/** The provider does not repeat, nor list, an event for this long. */
export const expiredEvents = (now: Date): Expired[] => [
  {
    table: paymentEvents,
    key: paymentEvents.id,
    at: paymentEvents.processedAt,
    before: later(now, -settling.keepEventsMs),
  },
];
