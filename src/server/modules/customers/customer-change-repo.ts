import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { customerChanges, customers } from '#server/db/schema/accounts.ts';

type NewChange = Omit<typeof customerChanges.$inferInsert, 'id'>;

export const insertChange = async (db: Queryable, change: NewChange) => {
  await db.insert(customerChanges).values(change);
};

/** The latest first, each with the address of whoever made it. */
export const listChanges = (db: Queryable, customerId: string, limit: number) =>
  db
    .select({
      id: customerChanges.id,
      at: customerChanges.changedAt,
      kind: customerChanges.kind,
      by: customers.email,
      subject: customerChanges.subject,
    })
    .from(customerChanges)
    .leftJoin(customers, eq(customers.id, customerChanges.changedBy))
    .where(eq(customerChanges.customerId, customerId))
    .orderBy(desc(customerChanges.id))
    .limit(limit);
