import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { admins, businesses, customers, fullNameOf } from '#server/db/schema/accounts.ts';
import { orders } from '#server/db/schema/orders.ts';
import { revenueInCents } from '#server/db/schema/refunds.ts';

/** What was paid and neither given back nor taken by a bank. */
const bought = sql`(
  select count(*)::int as orders,
         coalesce(sum(${revenueInCents}), 0)::float8 as paid
    from ${orders} where ${orders.customerId} = ${customers.id}) as bought`;

const listed = (db: Queryable) =>
  db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      businessName: businesses.name,
      createdAt: customers.createdAt,
      disabledAt: customers.disabledAt,
      isAdmin: sql<boolean>`${admins.email} is not null`,
      orderCount: sql<number>`bought.orders`,
      paidInCents: sql<number>`bought.paid`,
    })
    .from(customers)
    .leftJoin(businesses, eq(businesses.customerId, customers.id))
    .leftJoin(admins, eq(admins.email, customers.email))
    .innerJoin(sql`lateral ${bought}`, sql`true`);

export type ListedCustomer = Awaited<ReturnType<typeof listCustomers>>[number];

type CustomerSearch = { search: string; before?: string | undefined; limit: number };

/** The newest first. */
export const listCustomers = (db: Queryable, { search, before, limit }: CustomerSearch) =>
  listed(db)
    .where(and(isBefore(before), search === '' ? undefined : isFound(search)))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(limit);

export const findListed = async (db: Queryable, id: string): Promise<ListedCustomer | undefined> =>
  (await listed(db).where(eq(customers.id, id)))[0];

/** Everybody came before for ever, so that a first page is asked for like any other. */
const isBefore = (id: string | undefined) =>
  id === undefined
    ? sql`${customers.createdAt} < 'infinity'`
    : sql`(${customers.createdAt}, ${customers.id}) < (
        select c.created_at, c.id from ${customers} c where c.id = ${id})`;

/** One index each, which a condition over all three could not use; found first, not tried customer by customer. */
const isFound = (search: string) => {
  const like = `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`;
  return sql`${customers.id} = any(array(
    select ${customers.id} from ${customers} where ${customers.email} like ${like.toLowerCase()}
     union all
    select ${customers.id} from ${customers} where ${fullNameOf(customers.firstName, customers.lastName)} ilike ${like}
     union all
    select ${businesses.customerId} from ${businesses} where ${businesses.name} ilike ${like}))`;
};
