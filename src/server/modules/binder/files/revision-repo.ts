import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';

/** A revision of a document whose order is open; of this customer's, where one is named. */
export const findRevision = async (
  db: Queryable,
  { id, revision, customerId }: { id: number; revision: number; customerId?: string },
) => {
  const [found] = await db
    .select({ document: binderDocuments, revision: binderRevisions })
    .from(binderRevisions)
    .innerJoin(binderDocuments, eq(binderDocuments.id, binderRevisions.documentId))
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(
        eq(binderDocuments.id, id),
        eq(binderRevisions.number, revision),
        customerId === undefined ? undefined : eq(binderDocuments.customerId, customerId),
        isOpenOrder,
      ),
    );
  return found;
};

export type FoundRevision = NonNullable<Awaited<ReturnType<typeof findRevision>>>;

/** Those that have these files. */
export const listRevisionsByStem = (db: Queryable, stems: readonly string[]) =>
  db
    .select({ document: binderDocuments, revision: binderRevisions })
    .from(binderRevisions)
    .innerJoin(binderDocuments, eq(binderDocuments.id, binderRevisions.documentId))
    .where(inArray(binderRevisions.stem, [...stems]));
