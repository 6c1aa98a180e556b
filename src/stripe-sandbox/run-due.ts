import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { records, idempotencyKeys } from '#stripe-sandbox/tables.ts';
import { later } from '#server/kernel/clock.ts';
import { sandbox as limits } from '#shared/limits.ts';
import type { Books, InBooks } from './books.ts';
import type { Kept } from './records.ts';
import { expireSession } from './sessions/expire-session.ts';
import { settleSession } from './sessions/settle-session.ts';

/** What happens by itself: sessions run out, delayed payments end, old request keys are forgotten. */
export const runDue = async (inBooks: InBooks, signal: AbortSignal) => {
  while (!signal.aborted && (await inBooks(endNextSession)));
  await inBooks(forgetRequests);
};

const endNextSession = async (books: Books) => {
  const { tx, now } = books;
  const [due] = await tx
    .select({ object: records.object, inner: records.inner })
    .from(records)
    .where(and(eq(records.kind, 'checkout.session'), lte(records.dueAt, now)))
    .orderBy(asc(records.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  const kept = due as Kept<'checkout.session'>;
  if (kept.object.status === 'open') await expireSession(books, kept);
  else await settleSession(books, kept);
  return true;
};

const forgetRequests = async ({ tx, now }: Books) => {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, later(now, -limits.keepRequestsMs)));
};
