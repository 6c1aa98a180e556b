import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { emailChanges } from '#server/db/schema/accounts.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

export const insertEmailChange = async (
  tx: Transaction,
  change: typeof emailChanges.$inferInsert,
): Promise<EmailChange> => {
  const [inserted] = await tx.insert(emailChanges).values(change).returning();
  if (!inserted) throw new Error('A change of address that was just inserted is missing');
  return inserted;
};

/** The one that waits to be confirmed. */
export const findOpenChange = async (
  db: Queryable,
  customerId: string,
  now: Date,
): Promise<EmailChange | undefined> =>
  (
    await db
      .select()
      .from(emailChanges)
      .where(
        and(
          eq(emailChanges.customerId, customerId),
          isNull(emailChanges.endedAt),
          gt(emailChanges.expiresAt, now),
        ),
      )
  )[0];

export const lockEmailChange = async (tx: Transaction, id: string): Promise<EmailChange | undefined> =>
  (await tx.select().from(emailChanges).where(eq(emailChanges.id, id)).for('update'))[0];

/** The one that was open, if there was one. */
export const endOpenChange = async (tx: Transaction, customerId: string, endedAt: Date) =>
  (
    await tx
      .update(emailChanges)
      .set({ endedAt })
      .where(and(eq(emailChanges.customerId, customerId), isNull(emailChanges.endedAt)))
      .returning()
  )[0];

export const updateEmailChange = async (
  tx: Transaction,
  id: string,
  change: Partial<Pick<EmailChange, 'oldConfirmedAt' | 'newConfirmedAt' | 'endedAt' | 'expiresAt'>>,
): Promise<EmailChange> => {
  const [updated] = await tx.update(emailChanges).set(change).where(eq(emailChanges.id, id)).returning();
  if (!updated) throw new Error('A change of address that was just locked is missing');
  return updated;
};
