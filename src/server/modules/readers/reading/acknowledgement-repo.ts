import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { businesses } from '#server/db/schema/accounts.ts';
import { acknowledgements, readers } from '#server/db/schema/binder/readers.ts';

export const findAcknowledgement = async (
  db: Queryable,
  { readerId, revisionId }: { readerId: number; revisionId: number },
) => {
  const [found] = await db
    .select()
    .from(acknowledgements)
    .where(and(eq(acknowledgements.readerId, readerId), eq(acknowledgements.revisionId, revisionId)));
  return found;
};

/** What a copy of it says. */
export const findToCopy = async (db: Queryable, id: number) => {
  const [found] = await db
    .select({
      acknowledgement: acknowledgements,
      reader: readers,
      document: { number: binderDocuments.number, title: binderDocuments.title },
      businessName: businesses.name,
    })
    .from(acknowledgements)
    .innerJoin(readers, eq(readers.id, acknowledgements.readerId))
    .innerJoin(binderDocuments, eq(binderDocuments.id, acknowledgements.documentId))
    .leftJoin(businesses, eq(businesses.customerId, acknowledgements.customerId))
    .where(eq(acknowledgements.id, id));
  return found;
};

/** Some of them at a time; how many it were. */
export const forgetNetworks = async (db: Database, before: Date) => {
  const isOld = and(isNotNull(acknowledgements.network), lt(acknowledgements.acknowledgedAt, before));
  const some = db
    .select({ id: acknowledgements.id })
    .from(acknowledgements)
    .where(isOld)
    .limit(MAX_ROWS_PER_STATEMENT);
  const { rowCount } = await db
    .update(acknowledgements)
    .set({ network: null })
    .where(inArray(acknowledgements.id, some));
  return rowCount ?? 0;
};
