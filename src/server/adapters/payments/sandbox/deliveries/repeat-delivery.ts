import { eq } from 'drizzle-orm';
import type { Books } from '#server/adapters/payments/sandbox/books.ts';
import { sandboxDeliveries } from '#server/db/schema/sandbox.ts';

/** Tells of an event (again), whatever became of it so far; false when there is no such event. */
export const repeatDelivery = async ({ tx, now, wake }: Books, eventId: string) => {
  const { rowCount } = await tx
    .update(sandboxDeliveries)
    .set({ state: 'waiting', attempts: 0, dueAt: now })
    .where(eq(sandboxDeliveries.eventId, eventId));
  await wake(tx, now);
  return rowCount === 1;
};
