import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import type { Expired } from '#server/db/delete-some.ts';
import { allowanceUses } from '#server/db/schema/allowances.ts';
import { later } from '#server/kernel/clock.ts';
import { housekeeping } from '#shared/limits.ts';

/** Until the transaction ends nobody else spends it, in whatever process. */
export const lockAllowance = async (tx: Transaction, key: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

export const listNewestUses = (
  db: Queryable,
  { key, after, limit }: { key: string; after: Date; limit: number },
) =>
  db
    .select({ usedAt: allowanceUses.usedAt })
    .from(allowanceUses)
    .where(and(eq(allowanceUses.key, key), gt(allowanceUses.usedAt, after)))
    .orderBy(desc(allowanceUses.usedAt))
    .limit(limit);

/** The ids of the uses. */
export const insertUses = async (db: Queryable, keys: string[], usedAt: Date) => {
  const rows = keys.map((key) => ({ key, usedAt }));
  const uses = await db.insert(allowanceUses).values(rows).returning({ id: allowanceUses.id });
  return uses.map(({ id }) => id);
};

export const deleteUses = async (db: Queryable, ids: bigint[]) => {
  await db.delete(allowanceUses).where(inArray(allowanceUses.id, ids));
};

/** No limit looks back further. */
export const expiredUses = (now: Date): Expired[] => [
  {
    table: allowanceUses,
    key: allowanceUses.id,
    at: allowanceUses.usedAt,
    before: later(now, -housekeeping.keepAllowanceUsesMs),
  },
];
