import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Transaction } from './connect.ts';
import { allowanceUses } from './schema/allowances.ts';

export type Limit = { count: number; windowMs: number };
export type Allowance = { key: string; limits: readonly Limit[] };

/** Gives the use back, for when what it was spent on did not happen. */
export type Refund = () => Promise<void>;

/**
 * Spends one use of every allowance, or none: exact over sliding windows and across all processes.
 * Locks are taken in one order, so two callers never wait for each other.
 */
export const spendAllowances = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  allowances: Allowance[],
): Promise<Refund> => {
  const now = clock.now();
  const ordered = allowances.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const ids = await db.transaction(async (tx) => {
    for (const { key } of ordered)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    for (const allowance of ordered) await requireRoom(tx, allowance, now);
    const rows = ordered.map(({ key }) => ({ key, usedAt: now }));
    const uses = await tx.insert(allowanceUses).values(rows).returning({ id: allowanceUses.id });
    return uses.map(({ id }) => id);
  });
  return async () => {
    await db.delete(allowanceUses).where(inArray(allowanceUses.id, ids));
  };
};

const requireRoom = async (tx: Transaction, { key, limits }: Allowance, now: Date) => {
  for (const { count, windowMs } of limits) {
    const uses = await tx
      .select({ usedAt: allowanceUses.usedAt })
      .from(allowanceUses)
      .where(and(eq(allowanceUses.key, key), gt(allowanceUses.usedAt, later(now, -windowMs))))
      .orderBy(desc(allowanceUses.usedAt))
      .limit(count);
    const oldest = uses[count - 1];
    if (!oldest) continue;
    const waitMs = oldest.usedAt.getTime() + windowMs - now.getTime();
    throw new DomainError('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
};
