import { and, asc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { reviewReminders } from '#server/db/schema/binder/binder-updates.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';

type ReminderKind = 'ahead' | 'due';

const isReminded = (kinds: readonly ReminderKind[]) => sql`exists (
  select from ${reviewReminders} where ${reviewReminders.documentId} = ${binderDocuments.id}
     and ${reviewReminders.reviewOn} = ${binderDocuments.nextReviewOn}
     and ${inArray(reviewReminders.kind, [...kinds])})`;

const isReviewed = and(eq(binderDocuments.state, 'in-force'), isOpenOrder);

/** Owners who may have to hear of a review: days differ by where they are, so this looks a day further than any of them. */
export const listOwnersToRemind = async (
  db: Queryable,
  {
    aheadUntil,
    dueUntil,
    after,
    limit,
  }: { aheadUntil: string; dueUntil: string; after: string; limit: number },
) => {
  const rows = await db
    .selectDistinct({ customerId: binderDocuments.customerId })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .innerJoin(customers, eq(customers.id, binderDocuments.customerId))
    .where(
      and(
        isReviewed,
        isNull(customers.disabledAt),
        gt(binderDocuments.customerId, after),
        lte(binderDocuments.nextReviewOn, aheadUntil),
        sql`(not ${isReminded(['ahead', 'due'])}
          or (${lte(binderDocuments.nextReviewOn, dueUntil)} and not ${isReminded(['due'])}))`,
      ),
    )
    .orderBy(asc(binderDocuments.customerId))
    .limit(limit);
  return rows.map(({ customerId }) => customerId);
};

/** Nobody else claims reminders of this binder until the transaction is over. */
export const lockReminders = async (tx: Transaction, customerId: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reviews ${customerId}`}, 0))`);
};

export const wasRemindedSince = async (tx: Transaction, customerId: string, since: Date) => {
  const [found] = await tx
    .select({ documentId: reviewReminders.documentId })
    .from(binderDocuments)
    .innerJoin(reviewReminders, eq(reviewReminders.documentId, binderDocuments.id))
    .where(and(eq(binderDocuments.customerId, customerId), gte(reviewReminders.remindedAt, since)))
    .limit(1);
  return found !== undefined;
};

/** Documents in force whose review is at most on that day, the next one first. */
export const listReviewsUntil = (db: Queryable, customerId: string, until: string) =>
  db
    .select({ document: binderDocuments })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(eq(binderDocuments.customerId, customerId), isReviewed, lte(binderDocuments.nextReviewOn, until)),
    )
    .orderBy(asc(binderDocuments.nextReviewOn), asc(binderDocuments.title), asc(binderDocuments.id));

type Reminder = typeof reviewReminders.$inferInsert;

/** Those of them that nobody has claimed before. */
export const claimReminders = async (tx: Transaction, reminders: readonly Reminder[]) => {
  if (reminders.length === 0) return [];
  return tx
    .insert(reviewReminders)
    .values([...reminders])
    .onConflictDoNothing()
    .returning({ documentId: reviewReminders.documentId });
};

export const findOwner = async (db: Queryable, customerId: string) => {
  const [owner] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.disabledAt)));
  return owner;
};
