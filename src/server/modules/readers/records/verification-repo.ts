import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { acknowledgements, readers, signedSheets } from '#server/db/schema/binder/readers.ts';

const isRecordOfIt = and(
  eq(records.customerId, acknowledgements.customerId),
  eq(records.position, acknowledgements.recordPosition),
);

export const listWithRecords = (db: Queryable, after: number, limit: number) =>
  db
    .select({
      acknowledgement: acknowledgements,
      reader: { number: readers.number },
      revision: { documentId: binderRevisions.documentId, number: binderRevisions.number },
      record: records,
    })
    .from(acknowledgements)
    .innerJoin(readers, eq(readers.id, acknowledgements.readerId))
    .innerJoin(binderRevisions, eq(binderRevisions.id, acknowledgements.revisionId))
    .leftJoin(records, isRecordOfIt)
    .where(gt(acknowledgements.id, after))
    .orderBy(asc(acknowledgements.id))
    .limit(limit);

export type WrittenAcknowledgement = Awaited<ReturnType<typeof listWithRecords>>[number];

const dataOf = sql`(${records.content}::jsonb -> 'data')`;

/** Of whom it was written down that they were erased. */
export const listErasures = (db: Queryable) =>
  db
    .select({
      customerId: records.customerId,
      number: sql<number | null>`(${dataOf} ->> 'reader')::int`,
    })
    .from(records)
    .where(eq(records.kind, 'reader-erased'));

/** Records of a reading that is not kept any more. */
export const listLostAcknowledgements = (db: Queryable) =>
  db
    .select({
      customerId: records.customerId,
      position: records.position,
      why: sql<string>`'what was written down is not kept any more'`,
    })
    .from(records)
    .leftJoin(acknowledgements, isRecordOfIt)
    .where(and(eq(records.kind, 'acknowledged'), isNull(acknowledgements.id)))
    .orderBy(asc(records.customerId), asc(records.position))
    .limit(1);

/** Records of a sheet that is not kept any more, or whose scan is said to be another. */
export const listLostSheets = (db: Queryable) =>
  db
    .select({
      customerId: records.customerId,
      position: records.position,
      why: sql<string>`'the signed sheet is not the one that was written down'`,
    })
    .from(records)
    .leftJoin(
      signedSheets,
      and(
        eq(signedSheets.customerId, records.customerId),
        eq(signedSheets.id, sql`(${dataOf} ->> 'sheet')::int`),
        eq(signedSheets.sha256, sql`${dataOf} ->> 'sha256'`),
      ),
    )
    .where(and(eq(records.kind, 'sheet-attached'), isNull(signedSheets.id)))
    .orderBy(asc(records.customerId), asc(records.position))
    .limit(1);
