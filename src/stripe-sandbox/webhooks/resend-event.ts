import { eq } from 'drizzle-orm';
import type { Ledger } from '#stripe-sandbox/ledger.ts';
import { findRecord } from '#stripe-sandbox/records.ts';
import { deliveries } from '#stripe-sandbox/tables.ts';

/** Tells of an event (again), whatever became of it so far; false when there is no such event. */
export const resendEvent = async (ledger: Ledger, eventId: string) => {
  if (!(await findRecord(ledger, 'event', eventId))) return false;
  const { tx, now, scheduleRun } = ledger;
  const { rowCount } = await tx
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, dueAt: now })
    .where(eq(deliveries.eventId, eventId));
  await scheduleRun(tx, now);
  return rowCount === 1;
};
