import { and, asc, desc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { readers } from '#server/db/schema/binder/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';

export type ReaderRow = typeof readers.$inferSelect;

/** Nobody else changes who is listed, or who has to read what, until the transaction is over. Taken before any document is locked. */
export const lockReaders = async (tx: Transaction, customerId: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`readers ${customerId}`}, 0))`);
};

const isListed = (customerId: string): SQL | undefined =>
  and(eq(readers.customerId, customerId), isNull(readers.removedAt));

export const listListed = (db: Queryable, customerId: string) =>
  db
    .select()
    .from(readers)
    .where(isListed(customerId))
    .orderBy(asc(sql`lower(${readers.name})`), asc(readers.id));

/** Who was removed and can still be named, the latest first. */
export const listRemoved = (db: Queryable, customerId: string) =>
  db
    .select()
    .from(readers)
    .where(and(eq(readers.customerId, customerId), isNotNull(readers.removedAt), isNull(readers.erasedAt)))
    .orderBy(desc(readers.removedAt), asc(readers.id))
    .limit(readerLimits.maxReaders);

export const findListed = async (db: Queryable, customerId: string, id: number) => {
  const [found] = await db
    .select()
    .from(readers)
    .where(and(isListed(customerId), eq(readers.id, id)));
  return found;
};

/** Removed or not. */
export const findOwnReader = async (db: Queryable, customerId: string, id: number) => {
  const [found] = await db
    .select()
    .from(readers)
    .where(and(eq(readers.customerId, customerId), eq(readers.id, id)));
  return found;
};

export const listByIds = (db: Queryable, customerId: string, ids: readonly number[]) =>
  db
    .select()
    .from(readers)
    .where(and(isListed(customerId), inArray(readers.id, [...ids])));

export const nextNumber = async (tx: Transaction, customerId: string) => {
  const [found] = await tx
    .select({ last: max(readers.number) })
    .from(readers)
    .where(eq(readers.customerId, customerId));
  return (found?.last ?? 0) + 1;
};

export const insertReaders = async (tx: Transaction, rows: (typeof readers.$inferInsert)[]) =>
  rows.length === 0 ? [] : tx.insert(readers).values(rows).returning();

export const updateReader = async (db: Queryable, id: number, change: Partial<ReaderRow>) => {
  await db.update(readers).set(change).where(eq(readers.id, id));
};

type NewLink = { id: number; linkHash: string; linkMadeAt: Date };

/** Many in one statement: a pasted list is hundreds. */
export const setLinks = async (tx: Transaction, links: readonly NewLink[]) => {
  const [first] = links;
  if (!first) return;
  await tx.execute(sql`
    update ${readers} set link_hash = made.link_hash, link_made_at = ${first.linkMadeAt.toISOString()}::timestamptz
      from unnest(${sql.param(links.map(({ id }) => id))}::int[],
                  ${sql.param(links.map(({ linkHash }) => linkHash))}::text[]) as made (id, link_hash)
     where ${readers}.id = made.id`);
};
