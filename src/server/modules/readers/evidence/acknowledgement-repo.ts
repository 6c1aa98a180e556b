import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { acknowledgements, readers, signedSheets } from '#server/db/schema/binder/readers.ts';

export type AcknowledgementFilter = {
  customerId: string;
  readerId?: number | undefined;
  documentId?: number | undefined;
  revision?: number | undefined;
};

const matching = ({ customerId, readerId, documentId, revision }: AcknowledgementFilter) =>
  and(
    eq(acknowledgements.customerId, customerId),
    readerId === undefined ? undefined : eq(acknowledgements.readerId, readerId),
    documentId === undefined ? undefined : eq(acknowledgements.documentId, documentId),
    revision === undefined ? undefined : eq(acknowledgements.revision, revision),
  );

/** What was written down, with the record that holds it: by name and document, the latest revision first. */
export const listAcknowledgements = (db: Queryable, filter: AcknowledgementFilter, limit: number) =>
  db
    .select({
      acknowledgement: acknowledgements,
      reader: { number: readers.number, name: readers.name, role: readers.role, erasedAt: readers.erasedAt },
      document: {
        number: binderDocuments.number,
        title: binderDocuments.title,
        state: binderDocuments.state,
        readFrom: binderDocuments.readFrom,
      },
      record: { hash: records.hash, previousHash: records.previousHash, content: records.content },
      scanSha256: signedSheets.sha256,
    })
    .from(acknowledgements)
    .innerJoin(readers, eq(readers.id, acknowledgements.readerId))
    .innerJoin(binderDocuments, eq(binderDocuments.id, acknowledgements.documentId))
    .innerJoin(
      records,
      and(
        eq(records.customerId, acknowledgements.customerId),
        eq(records.position, acknowledgements.recordPosition),
      ),
    )
    .leftJoin(signedSheets, eq(signedSheets.id, acknowledgements.sheetId))
    .where(matching(filter))
    .orderBy(
      asc(readers.name),
      asc(readers.number),
      asc(binderDocuments.number),
      asc(binderDocuments.title),
      asc(binderDocuments.id),
      desc(acknowledgements.revision),
    )
    .limit(limit);

export type Acknowledged = Awaited<ReturnType<typeof listAcknowledgements>>[number];

/** The latest of them. */
export const findAcknowledgement = async (db: Queryable, filter: AcknowledgementFilter) =>
  (await listAcknowledgements(db, filter, 1))[0];
