import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import type { Expired } from '#server/db/delete-some.ts';
import { aheadClaims } from '#server/db/schema/ahead.ts';
import { later } from '#server/kernel/clock.ts';
import { ahead } from './ahead-limits.ts';

type Claim = Pick<typeof aheadClaims.$inferSelect, 'orderId' | 'fingerprint'>;

const isClaim = ({ orderId, fingerprint }: Claim) =>
  and(eq(aheadClaims.orderId, orderId), eq(aheadClaims.fingerprint, fingerprint));

/** False while somebody else makes it. */
export const claimAhead = async (db: Queryable, { orderId, fingerprint }: Claim, begunAt: Date) => {
  const claimed = await db
    .insert(aheadClaims)
    .values({ orderId, fingerprint, begunAt })
    .onConflictDoUpdate({
      target: [aheadClaims.orderId, aheadClaims.fingerprint],
      set: { begunAt },
      setWhere: lte(aheadClaims.begunAt, later(begunAt, -ahead.begunMs)),
    })
    .returning({ orderId: aheadClaims.orderId });
  return claimed.length > 0;
};

export const releaseAhead = async (db: Queryable, claim: Claim) => {
  await db.delete(aheadClaims).where(isClaim(claim));
};

/** What is likely to be ready within a moment, and when it was begun. */
export const listBegun = async (db: Queryable, orderId: number, now: Date) => {
  const begun = await db
    .select()
    .from(aheadClaims)
    .where(and(eq(aheadClaims.orderId, orderId), gt(aheadClaims.begunAt, later(now, -ahead.begunMs))));
  return new Map(begun.map(({ fingerprint, begunAt }) => [fingerprint, begunAt]));
};

/** Of workers that were lost. */
export const expiredClaims = (now: Date): Expired[] => [
  {
    table: aheadClaims,
    key: aheadClaims.fingerprint,
    at: aheadClaims.begunAt,
    before: later(now, -ahead.keepMs),
  },
];
