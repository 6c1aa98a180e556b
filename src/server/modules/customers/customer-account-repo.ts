import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { businessColumns, businessDetailsOf } from '#server/db/business-details.ts';
import { admins, businesses, customers } from '#server/db/schema/accounts.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';

/** Nobody else changes the account before this transaction is done. */
export const lockCustomer = async (tx: Transaction, id: string) => {
  const [found] = await tx
    .select({ email: customers.email, disabledAt: customers.disabledAt })
    .from(customers)
    .where(eq(customers.id, id))
    .for('update');
  if (!found) return undefined;
  return { ...found, isAdmin: (await tx.$count(admins, eq(admins.email, found.email))) > 0 };
};

/** False when it was so already. */
export const setDisabled = async (tx: Transaction, id: string, disabledAt: Date | null) => {
  const changed = await tx
    .update(customers)
    .set({ disabledAt })
    .where(
      and(eq(customers.id, id), disabledAt ? isNull(customers.disabledAt) : isNotNull(customers.disabledAt)),
    )
    .returning({ id: customers.id });
  return changed.length > 0;
};

/** Whether an address is another customer's, or is named as an administrator's. */
export const isTaken = async (db: Queryable, email: string, exceptId: string) => {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (select from ${customers} where ${and(eq(customers.email, email), ne(customers.id, exceptId))})
        or exists (select from ${admins} where ${eq(admins.email, email)}) as taken`);
  return rows[0]?.taken ?? false;
};

export const updateEmail = async (tx: Transaction, id: string, email: string) => {
  await tx.update(customers).set({ email }).where(eq(customers.id, id));
};

export const findBusiness = async (db: Queryable, customerId: string) => {
  const [found] = await db
    .select(businessColumns)
    .from(businesses)
    .where(eq(businesses.customerId, customerId));
  return found ? businessDetailsOf(found) : null;
};

/** The newest, each with the names of what was bought. */
export const listNewestOrders = (db: Queryable, customerId: string, limit: number) =>
  db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      status: orders.status,
      amountInCents: sql<number>`coalesce(${orders.paidInCents}, ${orders.amountInCents})`,
      names: sql<string[]>`array(select ${orderItems.name} from ${orderItems}
        where ${orderItems.orderId} = ${orders.id} order by ${orderItems.position})`,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .limit(limit);
