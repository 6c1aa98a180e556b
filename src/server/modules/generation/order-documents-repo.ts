import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { lineItems, orders, isOpenOrder } from '#server/db/schema/orders.ts';

/** Of each the last that succeeded: a generation that fails does not take away what was there before. */
export const listFinishedDocuments = async (db: Queryable, orderId: number) => {
  const rows = await db
    .select({ name: lineItems.name, stem: lineItems.stem })
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));
  return rows.flatMap(({ name, stem }) => (stem === null ? [] : [{ name, stem }]));
};

/** One document of the customer's own open order. */
export const findOwnDocument = async (
  db: Queryable,
  { orderId, lineItemId, customerId }: { orderId: number; lineItemId: number; customerId: string },
) => {
  const [found] = await db
    .select({ stem: generatedDocuments.stem, pages: generatedDocuments.pages })
    .from(lineItems)
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    // Generations that share the files know the same pages of them.
    .innerJoin(generatedDocuments, eq(generatedDocuments.stem, lineItems.stem))
    .where(
      and(
        eq(lineItems.id, lineItemId),
        eq(orders.id, orderId),
        eq(orders.customerId, customerId),
        isOpenOrder,
      ),
    )
    .limit(1);
  return found;
};
