import type { Queryable } from '#server/db/connect.ts';
import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { deleteUses, insertUses, listNewestUses, lockRateLimit } from './rate-limit-repo.ts';

type Limit = { count: number; windowMs: number };
type RateLimit = { key: string; limits: readonly Limit[] };

/** Gives the use back, for when what it was consumed for did not happen. */
type Refund = () => Promise<void>;

/**
 * Consumes one use of every rate limit, or none: exact over sliding windows and across all processes.
 * Locks are taken in one order, so two callers never wait for each other.
 */
export const consumeRateLimits = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  rateLimits: RateLimit[],
): Promise<Refund> => {
  const now = clock.now();
  const ordered = rateLimits.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const ids = await db.transaction(async (tx) => {
    for (const { key } of ordered) await lockRateLimit(tx, key);
    for (const rateLimit of ordered) await requireRoom(tx, rateLimit, now);
    return insertUses(
      tx,
      ordered.map(({ key }) => key),
      now,
    );
  });
  return () => deleteUses(db, ids);
};

/** False when there is no room left, for those who have an answer of their own to that. */
export const tryRateLimits = (services: Pick<Services, 'db' | 'clock'>, rateLimits: RateLimit[]) =>
  consumeRateLimits(services, rateLimits).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.key === 'request.too-many') return false;
      throw error;
    },
  );

/** Refuses where a use more would be one too many, and consumes none. */
export const requireRoom = async (db: Queryable, { key, limits }: RateLimit, now: Date) => {
  for (const { count, windowMs } of limits) {
    const uses = await listNewestUses(db, { key, after: later(now, -windowMs), limit: count });
    const oldest = uses[count - 1];
    if (!oldest) continue;
    const waitMs = oldest.usedAt.getTime() + windowMs - now.getTime();
    throw new DomainError('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
};
