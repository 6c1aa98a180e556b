import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { generatedDocuments, orderGenerations, type PageSize } from '#server/db/schema/generation.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';

/** One generation of one line item. */
export type Generation = { lineItemId: number; generation: number };

type GeneratedDocument = typeof generatedDocuments.$inferSelect;

/** What planning a document needs of its template. */
export const plannedColumns = {
  id: templateVersions.id,
  sourcePath: templateVersions.sourcePath,
  workbookPath: templateVersions.workbookPath,
  accessibility: templateVersions.accessibility,
  questionKeys: templateVersions.questionKeys,
  workbookQuestionKeys: templateVersions.workbookQuestionKeys,
};

const isItem = ({ lineItemId, generation }: Generation) =>
  and(eq(lineItems.id, lineItemId), eq(lineItems.generation, generation));

const isDocument = ({ lineItemId, generation }: Generation) =>
  and(eq(generatedDocuments.lineItemId, lineItemId), eq(generatedDocuments.generation, generation));

/** What is to be made; undefined when it is made already or no longer wanted. */
export const findWaitingItem = async (db: Queryable, wanted: Generation) => {
  const [found] = await db
    .select({
      item: lineItems,
      order: orders,
      template: plannedColumns,
      newerBuyer: orderGenerations.buyer,
    })
    .from(lineItems)
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .innerJoin(templateVersions, eq(templateVersions.id, lineItems.templateVersionId))
    .leftJoin(
      orderGenerations,
      and(eq(orderGenerations.orderId, orders.id), eq(orderGenerations.number, lineItems.generation)),
    )
    .where(and(isItem(wanted), eq(lineItems.status, 'GENERATING')));
  return found;
};

export const listWaitingItems = (db: Queryable, orderId: number) =>
  db
    .select({ lineItemId: lineItems.id, generation: lineItems.generation, customerId: orders.customerId })
    .from(lineItems)
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .where(and(eq(lineItems.orderId, orderId), eq(lineItems.status, 'GENERATING')))
    .orderBy(asc(lineItems.position));

/** Orders with a document that was asked for before then and is still not made; the oldest paid first. */
export const listStalledOrders = (db: Queryable, before: Date) =>
  db
    .select({ orderId: lineItems.orderId })
    .from(lineItems)
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .leftJoin(
      orderGenerations,
      and(eq(orderGenerations.orderId, orders.id), eq(orderGenerations.number, lineItems.generation)),
    )
    .where(
      and(
        // As the index says it: a parameter could stand for any status.
        sql`${lineItems.status} = 'GENERATING'`,
        lt(sql`coalesce(${orderGenerations.requestedAt}, ${orders.paidAt})`, before),
      ),
    )
    .groupBy(lineItems.orderId)
    .orderBy(sql`min(${orders.paidAt})`)
    .limit(MAX_ROWS_PER_STATEMENT);

type Outcome =
  | { status: 'GENERATED'; stem: string; pageCount: number; hasWorkbook: boolean; finishedAt: Date }
  | { status: 'FAILED'; failure: string; finishedAt: Date };

/** False when somebody else has ended it, or it is to be made anew. */
export const endItem = async (tx: Transaction, wanted: Generation, outcome: Outcome) => {
  const ended = await tx
    .update(lineItems)
    .set({ failure: null, ...outcome })
    .where(and(isItem(wanted), eq(lineItems.status, 'GENERATING')))
    .returning({ id: lineItems.id });
  return ended.length > 0;
};

export const insertDocument = async (tx: Transaction, document: GeneratedDocument) => {
  await tx.insert(generatedDocuments).values(document);
};

/** A document whose pages are still to be drawn. */
export const findUndrawnDocument = async (db: Queryable, wanted: Generation) => {
  const [found] = await db
    .select({
      document: generatedDocuments,
      customerId: orders.customerId,
      orderId: orders.id,
      name: lineItems.name,
    })
    .from(generatedDocuments)
    .innerJoin(lineItems, eq(lineItems.id, generatedDocuments.lineItemId))
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .where(and(isDocument(wanted), sql`${generatedDocuments.pages} is null`));
  return found;
};

/** Documents that are shown and whose pages were not drawn, though they were made before then. */
export const listUndrawnDocuments = (db: Queryable, before: Date) =>
  db
    .select({
      lineItemId: generatedDocuments.lineItemId,
      generation: generatedDocuments.generation,
      customerId: orders.customerId,
    })
    .from(generatedDocuments)
    // Of each document the last generation that succeeded.
    .innerJoin(
      lineItems,
      and(eq(lineItems.id, generatedDocuments.lineItemId), eq(lineItems.stem, generatedDocuments.stem)),
    )
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .where(and(sql`${generatedDocuments.pages} is null`, lt(generatedDocuments.finishedAt, before)))
    .orderBy(asc(generatedDocuments.finishedAt))
    .limit(MAX_ROWS_PER_STATEMENT);

/** Of all generations that share its files. False when they were recorded before. */
export const recordPages = async (tx: Transaction, wanted: Generation, pages: PageSize[]) => {
  const [recorded] = await tx
    .update(generatedDocuments)
    .set({ pages })
    .where(and(isDocument(wanted), sql`${generatedDocuments.pages} is null`))
    .returning({ stem: generatedDocuments.stem });
  if (!recorded) return false;
  const isShared = eq(generatedDocuments.stem, recorded.stem);
  await tx
    .update(generatedDocuments)
    .set({ pages })
    .where(and(eq(generatedDocuments.lineItemId, wanted.lineItemId), isShared));
  await tx.update(binderRevisions).set({ pages }).where(eq(binderRevisions.stem, recorded.stem));
  return true;
};
