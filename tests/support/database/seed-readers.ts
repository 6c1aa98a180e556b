import { and, eq, max } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { readers, readingAssignments } from '#server/db/schema/binder/readers.ts';
import type { Services } from '#server/kernel/services.ts';
import { recordAcknowledgement } from '#server/modules/readers/records/record-acknowledgement.ts';
import { refreshReaderCounts } from '#server/modules/register/refresh-reader-counts.ts';

type Person = { name: string; role?: string };

/** People on the list of a business, who have to read these documents. */
export const seedReaders = async (
  db: Database,
  {
    customerId,
    people,
    documentIds,
    dueOn = null,
  }: { customerId: string; people: readonly Person[]; documentIds: readonly number[]; dueOn?: string | null },
) => {
  const addedAt = new Date('2026-11-01T09:00:00Z');
  const [counted] = await db
    .select({ last: max(readers.number) })
    .from(readers)
    .where(eq(readers.customerId, customerId));
  const last = counted?.last ?? 0;
  const added = await db
    .insert(readers)
    .values(people.map((person, index) => ({ customerId, number: last + 1 + index, addedAt, ...person })))
    .returning();
  for (const documentId of documentIds)
    await db
      .insert(readingAssignments)
      .values(added.map(({ id }) => ({ readerId: id, documentId, dueOn, assignedAt: addedAt })));
  await refreshReaderCounts(db, documentIds);
  return added;
};

type Reading = {
  reader: typeof readers.$inferSelect;
  documentId: number;
  revision?: number;
  typedName?: string | null;
  network?: string | null;
};

/** Somebody has read a document by their link. */
export const seedAcknowledgement = (
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  { reader, documentId, revision: wanted, typedName = reader.name, network = '198.51.100.0/24' }: Reading,
) =>
  services.db.transaction(async (tx) => {
    const [document] = await tx
      .select()
      .from(binderDocuments)
      .where(eq(binderDocuments.id, documentId))
      .for('update');
    const [revision] = await tx
      .select()
      .from(binderRevisions)
      .where(
        and(
          eq(binderRevisions.documentId, documentId),
          eq(binderRevisions.number, wanted ?? document?.revision ?? 0),
        ),
      );
    if (!document || !revision) throw new Error(`Document ${documentId} has no such revision.`);
    return recordAcknowledgement(tx, services, {
      reader,
      document,
      revision,
      how: 'link',
      typedName,
      network,
      readingSeconds: 252,
    });
  });
