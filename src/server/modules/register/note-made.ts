import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions, type RevisionHashes } from '#server/db/schema/binder/binder.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { appendRecords } from './records/append-records.ts';

type MadeFiles = { customerId: string; lineItemIds: number[]; madeAt: Date };

/** The newest revisions of documents that were just made: their files, with what they are. */
export const noteMade = async (tx: Transaction, { customerId, lineItemIds, madeAt }: MadeFiles) => {
  const made = await listNewest(tx, lineItemIds);
  const noted: { documentId: number; revision: number; hashes: RevisionHashes }[] = [];
  for (const { revisionId, documentId, revision, stem, pageCount, hasWorkbook } of made) {
    if (stem === null) continue;
    await tx
      .update(binderRevisions)
      .set({ stem, pageCount, hasWorkbook, pages: null, madeAt, failure: null })
      .where(eq(binderRevisions.id, revisionId));
    const hashes = await noteHashes(tx, revisionId, stem);
    noted.push({ documentId, revision, hashes });
  }
  await refreshDocuments(
    tx,
    noted.map(({ documentId }) => documentId),
    madeAt,
  );
  await appendRecords(
    tx,
    { customerId, happenedAt: madeAt },
    noted.map(({ documentId, ...data }) => ({ kind: 'made', documentId, data })),
  );
};

const listNewest = (tx: Transaction, lineItemIds: number[]) =>
  tx
    .selectDistinctOn([binderDocuments.id], {
      revisionId: binderRevisions.id,
      documentId: binderRevisions.documentId,
      revision: binderRevisions.number,
      stem: lineItems.stem,
      pageCount: lineItems.pageCount,
      hasWorkbook: lineItems.hasWorkbook,
    })
    .from(binderDocuments)
    .innerJoin(lineItems, eq(lineItems.id, binderDocuments.lineItemId))
    .innerJoin(binderRevisions, eq(binderRevisions.documentId, binderDocuments.id))
    .where(inArray(binderDocuments.lineItemId, lineItemIds))
    .orderBy(binderDocuments.id, desc(binderRevisions.number));

/** Of the files as they were written. */
export const noteHashes = async (tx: Transaction, revisionId: number, stem: string) => {
  const hashes = await readHashes(tx, stem);
  await tx.update(binderRevisions).set({ hashes }).where(eq(binderRevisions.id, revisionId));
  return hashes;
};

const readHashes = async (tx: Transaction, stem: string): Promise<RevisionHashes> => {
  const rows = await tx
    .select({ path: storedFiles.path, sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.bucket, PREVIEW_BUCKET),
        inArray(
          storedFiles.path,
          ['pdf', 'docx', 'xlsx'].map((format) => `${stem}.${format}`),
        ),
      ),
    );
  const hashOf = (format: string) => rows.find(({ path }) => path === `${stem}.${format}`)?.sha256;
  const [pdf, docx, xlsx] = ['pdf', 'docx', 'xlsx'].map(hashOf);
  if (!pdf || !docx) throw new Error(`The files of ${stem} are not recorded.`);
  return { pdf, docx, ...(xlsx && { xlsx }) };
};
