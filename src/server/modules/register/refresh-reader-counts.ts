import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { acknowledgements, readers, readingAssignments } from '#server/db/schema/binder/readers.ts';

/** How many have to read documents, and how many have read what is in force of them; kept, so that a binder of thousands is listed at once. */
export const refreshReaderCounts = async (db: Queryable, documentIds: readonly number[]) => {
  if (documentIds.length === 0) return;
  const assigned = sql`${readingAssignments} as assignment
    where assignment.document_id = ${binderDocuments.id}
      and (select reader.removed_at is null from ${readers} as reader where reader.id = assignment.reader_id)`;
  const hasRead = sql`exists (select from ${acknowledgements} as acknowledgement
    where acknowledgement.reader_id = assignment.reader_id and acknowledgement.document_id = assignment.document_id
      and acknowledgement.revision >= ${binderDocuments.readFrom})`;
  await db
    .update(binderDocuments)
    .set({
      readerCount: sql`(select count(*)::int from ${assigned})`,
      readCount: sql`(select count(*)::int from ${assigned} and ${hasRead})`,
    })
    .where(inArray(binderDocuments.id, [...documentIds]));
};
