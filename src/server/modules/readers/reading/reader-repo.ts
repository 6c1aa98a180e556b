import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { businesses, customers } from '#server/db/schema/accounts.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { readers } from '#server/db/schema/binder/readers.ts';

/** Its account is in use, and something that it bought is still its own. */
export const isOpenBusiness: SQL = sql`(${customers.disabledAt} is null and exists (
  select from ${orders} where ${orders.customerId} = ${customers.id} and ${isOpenOrder}))`;

const findReader = async (db: Queryable, isWanted: SQL | undefined) => {
  const [found] = await db
    .select({ reader: readers, businessName: businesses.name, logoPath: customers.logoPath })
    .from(readers)
    .innerJoin(customers, eq(customers.id, readers.customerId))
    .leftJoin(businesses, eq(businesses.customerId, customers.id))
    .where(and(isWanted, isNull(readers.removedAt), isOpenBusiness));
  return found;
};

export type FoundReader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

export const findReaderByLink = (db: Queryable, linkHash: string) =>
  findReader(db, eq(readers.linkHash, linkHash));

/** One of a business's own. */
export const findReaderById = (db: Queryable, { id, customerId }: { id: number; customerId: string }) =>
  findReader(db, and(eq(readers.id, id), eq(readers.customerId, customerId)));
