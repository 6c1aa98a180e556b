import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { businesses } from '#server/db/schema/accounts.ts';
import { readers } from '#server/db/schema/binder/readers.ts';
import { readingUnsubscribes } from '#server/db/schema/binder/reading-mails.ts';

/** Since when each of these addresses wants no more mail of the business. */
export const findUnsubscribed = async (db: Queryable, customerId: string, hashes: readonly string[]) => {
  if (hashes.length === 0) return new Map<string, Date>();
  const rows = await db
    .select({ hash: readingUnsubscribes.emailHash, at: readingUnsubscribes.unsubscribedAt })
    .from(readingUnsubscribes)
    .where(
      and(
        eq(readingUnsubscribes.customerId, customerId),
        inArray(readingUnsubscribes.emailHash, [...hashes]),
      ),
    );
  return new Map(rows.map(({ hash, at }) => [hash, at]));
};

/** Whoever the mail was for, removed or not. */
export const findMailed = async (db: Queryable, readerId: number) => {
  const [found] = await db
    .select({ customerId: readers.customerId, businessName: businesses.name })
    .from(readers)
    .leftJoin(businesses, eq(businesses.customerId, readers.customerId))
    .where(eq(readers.id, readerId));
  return found;
};

export const insertUnsubscribe = async (db: Queryable, row: typeof readingUnsubscribes.$inferInsert) => {
  await db.insert(readingUnsubscribes).values(row).onConflictDoNothing();
};

export const deleteUnsubscribe = async (db: Queryable, customerId: string, emailHash: string) => {
  await db
    .delete(readingUnsubscribes)
    .where(and(eq(readingUnsubscribes.customerId, customerId), eq(readingUnsubscribes.emailHash, emailHash)));
};
