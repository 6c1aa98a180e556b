import { and, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { generatedDocuments, orderGenerations } from '#server/db/schema/generation.ts';
import { type BuyerSnapshot, lineItems } from '#server/db/schema/orders.ts';

/** The number of the generation of the whole order that comes next; undefined while one is under way. */
export const findNextGeneration = async (tx: Transaction, orderId: number) => {
  const [found] = await tx
    .select({
      last: max(lineItems.generation),
      waiting: sql<number>`count(*) filter (where ${lineItems.status} = 'GENERATING')::int`,
    })
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId));
  return found?.last && found.waiting === 0 ? found.last + 1 : undefined;
};

type NextGeneration = { orderId: number; number: number; buyer: BuyerSnapshot; requestedAt: Date };

const toMake = { status: 'GENERATING', failure: null, finishedAt: null } as const;

export const listItemIds = async (tx: Transaction, orderId: number) => {
  const rows = await tx.select({ id: lineItems.id }).from(lineItems).where(eq(lineItems.orderId, orderId));
  return rows.map(({ id }) => id);
};

/** Some of them are to be made again; the others go on into the next generation as they are, with the same files. */
export const restartSomeItems = async (tx: Transaction, next: NextGeneration, lineItemIds: number[]) => {
  const { orderId, number: generation } = next;
  const isOther = and(eq(lineItems.orderId, orderId), notInArray(lineItems.id, lineItemIds));
  await tx.insert(orderGenerations).values(next);
  const { lineItemId, stem, pageCount, hasWorkbook, pages, finishedAt } = generatedDocuments;
  await tx.insert(generatedDocuments).select(
    tx
      .select({
        lineItemId,
        generation: sql<number>`${generation}::int`.as('generation'),
        stem,
        pageCount,
        hasWorkbook,
        pages,
        finishedAt,
      })
      .from(lineItems)
      .innerJoin(
        generatedDocuments,
        and(eq(lineItemId, lineItems.id), eq(generatedDocuments.generation, lineItems.generation)),
      )
      .where(isOther),
  );
  await tx.update(lineItems).set({ generation }).where(isOther);
  await tx
    .update(lineItems)
    .set({ ...toMake, generation })
    .where(and(eq(lineItems.orderId, orderId), inArray(lineItems.id, lineItemIds)));
};

/** With what the present generation of the order was asked for. */
export const findPresentBuyer = async (tx: Queryable, orderId: number, generation: number) => {
  const [found] = await tx
    .select({ buyer: orderGenerations.buyer })
    .from(orderGenerations)
    .where(and(eq(orderGenerations.orderId, orderId), eq(orderGenerations.number, generation)));
  return found?.buyer;
};
