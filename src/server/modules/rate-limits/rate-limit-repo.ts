import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import type { Expired } from '#server/db/delete-some.ts';
import { rateLimitUses } from '#server/db/schema/rate-limits.ts';
import { later } from '#server/kernel/clock.ts';
import { DAY } from '#shared/units.ts';

const KEEP_USES_MS = DAY;

/** Until the transaction ends nobody else consumes it, in whatever process. */
export const lockRateLimit = async (tx: Transaction, key: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

export const listNewestUses = (
  db: Queryable,
  { key, after, limit }: { key: string; after: Date; limit: number },
) =>
  db
    .select({ usedAt: rateLimitUses.usedAt })
    .from(rateLimitUses)
    .where(and(eq(rateLimitUses.key, key), gt(rateLimitUses.usedAt, after)))
    .orderBy(desc(rateLimitUses.usedAt))
    .limit(limit);

export const countUses = (db: Queryable, key: string, after: Date) =>
  db.$count(rateLimitUses, and(eq(rateLimitUses.key, key), gt(rateLimitUses.usedAt, after)));

/** The ids of the uses. */
export const insertUses = async (db: Queryable, keys: string[], usedAt: Date) => {
  const rows = keys.map((key) => ({ key, usedAt }));
  const uses = await db.insert(rateLimitUses).values(rows).returning({ id: rateLimitUses.id });
  return uses.map(({ id }) => id);
};

export const deleteUses = async (db: Queryable, ids: bigint[]) => {
  await db.delete(rateLimitUses).where(inArray(rateLimitUses.id, ids));
};

/** No limit looks back further. */
export const expiredUses = (now: Date): Expired[] => [
  {
    table: rateLimitUses,
    key: rateLimitUses.id,
    at: rateLimitUses.usedAt,
    before: later(now, -KEEP_USES_MS),
  },
];
