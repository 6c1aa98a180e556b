import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { businesses, customers } from '#server/db/schema/accounts.ts';
import { calendarLinks } from '#server/db/schema/binder/binder-updates.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';

export const findLink = async (db: Queryable, customerId: string) => {
  const [found] = await db.select().from(calendarLinks).where(eq(calendarLinks.customerId, customerId));
  return found;
};

/** In the place of the one before, whose address is good for nothing from then on. */
export const replaceLink = async (db: Queryable, link: typeof calendarLinks.$inferInsert) => {
  const { secretHash, createdAt } = link;
  await db
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({ target: calendarLinks.customerId, set: { secretHash, createdAt } });
};

export const deleteLink = async (db: Queryable, customerId: string) => {
  await db.delete(calendarLinks).where(eq(calendarLinks.customerId, customerId));
};

export const findCalendarOwner = async (db: Queryable, secretHash: string) => {
  const [found] = await db
    .select({ customerId: calendarLinks.customerId, businessName: businesses.name })
    .from(calendarLinks)
    .innerJoin(customers, eq(customers.id, calendarLinks.customerId))
    .leftJoin(businesses, eq(businesses.customerId, calendarLinks.customerId))
    .where(and(eq(calendarLinks.secretHash, secretHash), isNull(customers.disabledAt)));
  return found;
};

export const listReviews = (db: Queryable, customerId: string) =>
  db
    .select({
      id: binderDocuments.id,
      number: binderDocuments.number,
      title: binderDocuments.title,
      owner: binderDocuments.owner,
      revision: binderDocuments.revision,
      reviewOn: binderDocuments.nextReviewOn,
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(
        eq(binderDocuments.customerId, customerId),
        eq(binderDocuments.state, 'in-force'),
        isNotNull(binderDocuments.nextReviewOn),
        isOpenOrder,
      ),
    )
    .orderBy(asc(binderDocuments.nextReviewOn), asc(binderDocuments.id));
