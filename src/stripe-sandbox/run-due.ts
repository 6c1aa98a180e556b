import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { records, idempotencyKeys } from '#stripe-sandbox/tables.ts';
import { later } from '#server/kernel/clock.ts';
import { limits } from './limits.ts';
import type { Ledger, InLedger } from './ledger.ts';
import type { StoredRecord } from './records.ts';
import { expireSession } from './sessions/expire-session.ts';
import { settleSession } from './sessions/settle-session.ts';

/** What happens by itself: sessions run out, delayed payments end, old request keys are forgotten. */
export const runDue = async (inLedger: InLedger, signal: AbortSignal) => {
  while (!signal.aborted && (await inLedger(endNextSession)));
  await inLedger(purgeIdempotencyKeys);
};

const endNextSession = async (ledger: Ledger) => {
  const { tx, now } = ledger;
  const [due] = await tx
    .select({ object: records.object, inner: records.inner })
    .from(records)
    .where(and(eq(records.kind, 'checkout.session'), lte(records.dueAt, now)))
    .orderBy(asc(records.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  const stored = due as StoredRecord<'checkout.session'>;
  if (stored.object.status === 'open') await expireSession(ledger, stored);
  else await settleSession(ledger, stored);
  return true;
};

const purgeIdempotencyKeys = async ({ tx, now }: Ledger) => {
  await tx
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, later(now, -limits.keepIdempotencyKeysMs)));
};
