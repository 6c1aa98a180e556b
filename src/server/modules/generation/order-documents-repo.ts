import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { lineItems, orders, isOpenOrder } from '#server/db/schema/orders.ts';

/** The last generation that succeeded: one that fails does not take away what was there before. */
const isLastGood = eq(generatedDocuments.stem, lineItems.stem);

export const listFinishedDocuments = (db: Queryable, orderId: number) =>
  db
    .select({ name: lineItems.name, stem: generatedDocuments.stem })
    .from(lineItems)
    .innerJoin(generatedDocuments, isLastGood)
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));

/** One document of the customer's own open order. */
export const findOwnDocument = async (
  db: Queryable,
  { orderId, lineItemId, customerId }: { orderId: number; lineItemId: number; customerId: string },
) => {
  const [found] = await db
    .select({ stem: generatedDocuments.stem, pages: generatedDocuments.pages })
    .from(lineItems)
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .innerJoin(generatedDocuments, isLastGood)
    .where(
      and(
        eq(lineItems.id, lineItemId),
        eq(orders.id, orderId),
        eq(orders.customerId, customerId),
        isOpenOrder,
      ),
    );
  return found;
};
