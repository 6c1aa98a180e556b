import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { admins, customers } from '#server/db/schema/accounts.ts';

/** Whether somebody is an administrator at this moment. */
export const isActingAdmin = async (db: Queryable, customerId: string) => {
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(admins, eq(admins.email, customers.email))
    .where(and(eq(customers.id, customerId), isNull(customers.disabledAt)));
  return found.length > 0;
};
