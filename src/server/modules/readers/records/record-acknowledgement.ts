import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import type { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { acknowledgements, type readers, type waysToRead } from '#server/db/schema/binder/readers.ts';
import type { Services } from '#server/kernel/services.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { refreshReaderCounts } from '#server/modules/register/refresh-reader-counts.ts';
import { READING_STATEMENT } from '#shared/contract/reading/reading.ts';
import { readerHashOf } from './reader-hash.ts';

type Acknowledged = {
  reader: typeof readers.$inferSelect;
  document: typeof binderDocuments.$inferSelect;
  revision: typeof binderRevisions.$inferSelect;
  how: (typeof waysToRead)[number];
  typedName: string | null;
  network: string | null;
  /** From the first page on screen to the last word; null where nobody saw it, on paper. */
  readingSeconds: number | null;
  sheetId?: number;
};

/**
 * Writes down that somebody has read a revision. The document is locked by whoever calls. False if it was written down before:
 * the first time counts.
 */
export const recordAcknowledgement = async (
  tx: Transaction,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  { reader, document, revision, how, typedName, network, readingSeconds, sheetId }: Acknowledged,
) => {
  if (!revision.hashes)
    throw new Error(`Revision ${revision.id} has no files that somebody could have read.`);
  const { customerId } = document;
  const acknowledgedAt = clock.now();
  const salt = random.token();
  const person = { listedName: reader.name, typedName };
  const said = { how, statement: READING_STATEMENT, sha256: revision.hashes.pdf };
  const [written] = await tx
    .insert(acknowledgements)
    .values({
      customerId,
      readerId: reader.id,
      documentId: document.id,
      revisionId: revision.id,
      revision: revision.number,
      acknowledgedAt,
      ...said,
      ...person,
      salt,
      network,
      sheetId,
      recordPosition: 0,
    })
    .onConflictDoNothing()
    .returning({ id: acknowledgements.id });
  if (!written) return false;
  const [recordPosition] = await appendRecords(tx, { customerId, happenedAt: acknowledgedAt }, [
    {
      kind: 'acknowledged',
      documentId: document.id,
      data: {
        reader: reader.number,
        readerHash: readerHashOf(salt, person),
        revision: revision.number,
        title: document.title,
        ...said,
        readingSeconds,
      },
    },
  ]);
  await tx.update(acknowledgements).set({ recordPosition }).where(eq(acknowledgements.id, written.id));
  await refreshReaderCounts(tx, [document.id]);
  return true;
};
