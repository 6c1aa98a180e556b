import { and, asc, count, desc, eq, inArray, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { generatedDocuments, orderGenerations } from '#server/db/schema/generation.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';

/** One generation of a whole order. What failed and was tried again has kept its number. */
export type OrderVersion = { orderId: number; version: number };

const isOfItem = eq(generatedDocuments.lineItemId, lineItems.id);

/** All documents of an order are always at the same generation. */
const present = sql`(
  select max(${lineItems.generation}) as number,
         bool_or(${lineItems.status} = 'GENERATING') as is_making
    from ${lineItems} where ${lineItems.orderId} = ${orders.id}) as present`;

/** The generations of the customer's own order, the newest first. No row is no such order; one without a number, a generation without documents. */
export const listOwnVersions = (
  db: Queryable,
  { orderId, customerId }: { orderId: number; customerId: string },
) =>
  db
    .select({
      number: generatedDocuments.generation,
      finishedAt: max(generatedDocuments.finishedAt),
      documentCount: count(generatedDocuments.lineItemId),
      businessName: sql<string>`coalesce(${orderGenerations.buyer}, ${orders.buyer}) #>> '{business,name}'`,
      isPresent: sql<boolean>`${generatedDocuments.generation} = present.number`,
      isMaking: sql<boolean>`${generatedDocuments.generation} = present.number and present.is_making`,
    })
    .from(orders)
    .innerJoin(sql`lateral ${present}`, sql`true`)
    .leftJoin(lineItems, eq(lineItems.orderId, orders.id))
    .leftJoin(generatedDocuments, isOfItem)
    .leftJoin(
      orderGenerations,
      and(
        eq(orderGenerations.orderId, orders.id),
        eq(orderGenerations.number, generatedDocuments.generation),
      ),
    )
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .groupBy(
      orders.id,
      generatedDocuments.generation,
      orderGenerations.orderId,
      orderGenerations.number,
      sql`present.number`,
      sql`present.is_making`,
    )
    .orderBy(desc(generatedDocuments.generation));

export const listVersionDocuments = (db: Queryable, { orderId, version }: OrderVersion) =>
  db
    .select({ name: lineItems.name, stem: generatedDocuments.stem })
    .from(lineItems)
    .innerJoin(generatedDocuments, and(isOfItem, eq(generatedDocuments.generation, version)))
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));

/** A later version shares its files. */
const isTakenOver = sql`exists (
  select from ${generatedDocuments} as later
   where later.stem = ${generatedDocuments.stem} and later.generation > ${generatedDocuments.generation})`;

/** The versions before the present one and the `kept` before it; a document of theirs may still be the last that succeeded. */
export const listSurplusVersions = (db: Queryable, orderId: number, kept: number) =>
  db
    .select({
      version: generatedDocuments.generation,
      isShown: sql<
        boolean | null
      >`bool_or(${generatedDocuments.stem} = ${lineItems.stem} and not ${isTakenOver})`,
    })
    .from(lineItems)
    .innerJoin(generatedDocuments, isOfItem)
    .where(and(eq(lineItems.orderId, orderId), ne(generatedDocuments.generation, lineItems.generation)))
    .groupBy(generatedDocuments.generation)
    .orderBy(desc(generatedDocuments.generation))
    .offset(kept);

/** Takes the version out of the books, and returns what it alone had. */
export const deleteVersion = async (tx: Transaction, { orderId, version }: OrderVersion) => {
  const items = tx.select({ id: lineItems.id }).from(lineItems).where(eq(lineItems.orderId, orderId));
  const documents = await tx
    .delete(generatedDocuments)
    .where(and(inArray(generatedDocuments.lineItemId, items), eq(generatedDocuments.generation, version)))
    .returning({ stem: generatedDocuments.stem, pages: generatedDocuments.pages });
  const shared = await listShared(
    tx,
    documents.map(({ stem }) => stem),
  );
  const [generation] = await tx
    .delete(orderGenerations)
    .where(and(eq(orderGenerations.orderId, orderId), eq(orderGenerations.number, version)))
    .returning({ buyer: orderGenerations.buyer });
  const alone = documents.filter(({ stem }) => !shared.has(stem));
  await forgetDrafts(
    tx,
    alone.map(({ stem }) => stem),
  );
  return { documents: alone, logoPath: generation?.buyer.logoPath ?? null };
};

/** Files of another generation, or of an approved revision, which stay for as long as the binder does. */
const listShared = async (tx: Transaction, stems: string[]) => {
  const { stem } = generatedDocuments;
  const rows = await tx.select({ stem }).from(generatedDocuments).where(inArray(stem, stems));
  const registered = await tx
    .select({ stem: binderRevisions.stem })
    .from(binderRevisions)
    .where(and(inArray(binderRevisions.stem, stems), isNotNull(binderRevisions.approvalId)));
  return new Set([...rows, ...registered].map((row) => row.stem));
};

/** What nobody approved goes with its version; the binder knows what it was. */
const forgetDrafts = async (tx: Transaction, stems: string[]) => {
  await tx
    .update(binderRevisions)
    .set({ stem: null, pages: null })
    .where(inArray(binderRevisions.stem, stems));
};

/** Whether the order, any generation of it that is left, or a revision of the binder has a snapshot with this logo. */
export const isLogoInUse = async (tx: Transaction, orderId: number, logoPath: string) => {
  const rows = await tx
    .select({ first: orders.buyer, later: orderGenerations.buyer })
    .from(orders)
    .leftJoin(orderGenerations, eq(orderGenerations.orderId, orders.id))
    .where(eq(orders.id, orderId));
  const isInOrder = rows.some(
    ({ first, later }) => first?.logoPath === logoPath || later?.logoPath === logoPath,
  );
  return isInOrder || isLogoInBinder(tx, orderId, logoPath);
};

const isLogoInBinder = async (tx: Transaction, orderId: number, logoPath: string) => {
  const rows = await tx
    .select({ id: binderRevisions.id })
    .from(binderDocuments)
    .innerJoin(binderRevisions, eq(binderRevisions.documentId, binderDocuments.id))
    .where(
      and(
        eq(binderDocuments.orderId, orderId),
        isNotNull(binderRevisions.stem),
        sql`${binderRevisions.buyer} ->> 'logoPath' = ${logoPath}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};
