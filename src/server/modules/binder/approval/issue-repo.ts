import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { damagedFiles, storedFiles } from '#server/db/schema/files.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { plannedColumns } from '#server/modules/generation/generation-repo.ts';
import { shareReplacement } from '#server/modules/generation/repair/repair-repo.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';

/** An approved revision that is not issued yet, or of which a file is damaged; undefined for any other. */
export const findToIssue = async (db: Queryable, revisionId: number) => {
  const damaged = db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .innerJoin(damagedFiles, eq(damagedFiles.fileId, storedFiles.id))
    .where(
      and(
        eq(storedFiles.bucket, PREVIEW_BUCKET),
        sql`${storedFiles.path} = any(array[${binderRevisions.stem} || '.pdf', ${binderRevisions.stem} || '.docx', ${binderRevisions.stem} || '.xlsx', ${binderRevisions.stem} || '.jpg'])`,
      ),
    );
  const [found] = await db
    .select({
      revision: binderRevisions,
      document: binderDocuments,
      approval: approvals,
      template: plannedColumns,
    })
    .from(binderRevisions)
    .innerJoin(binderDocuments, eq(binderDocuments.id, binderRevisions.documentId))
    .innerJoin(approvals, eq(approvals.id, binderRevisions.approvalId))
    .innerJoin(templateVersions, eq(templateVersions.id, binderRevisions.templateVersionId))
    .where(
      and(
        eq(binderRevisions.id, revisionId),
        isNotNull(binderRevisions.stem),
        or(sql`${binderRevisions.issuedAt} is null`, exists(damaged)),
      ),
    );
  return found;
};

type Issued = Pick<
  typeof binderRevisions.$inferSelect,
  'stem' | 'pageCount' | 'hasWorkbook' | 'madeAt' | 'issuedAt' | 'inForceFrom'
>;

/** False when the revision has other files or another approval by now. */
export const recordIssued = async (
  tx: Transaction,
  { id, stem, approvalId }: typeof binderRevisions.$inferSelect,
  issued: Issued,
) => {
  const updated = await tx
    .update(binderRevisions)
    .set({ ...issued, pages: null, failure: null })
    .where(
      and(
        eq(binderRevisions.id, id),
        eq(binderRevisions.stem, stem ?? ''),
        eq(binderRevisions.approvalId, approvalId ?? 0),
      ),
    )
    .returning({ id: binderRevisions.id });
  return updated.length > 0;
};

/** The order shows what the revision is now. Returns what is left to be drawn. */
export const replaceInOrder = async (
  tx: Transaction,
  { lineItemId, replaced }: { lineItemId: number; replaced: string },
  made: { stem: string; pageCount: number; hasWorkbook: boolean; finishedAt: Date },
) => {
  await shareReplacement(tx, replaced, { ...made, pages: null });
  const { stem, pageCount, hasWorkbook } = made;
  await tx
    .update(lineItems)
    .set({ stem, pageCount, hasWorkbook })
    .where(and(eq(lineItems.id, lineItemId), eq(lineItems.stem, replaced)));
  return tx
    .select({ lineItemId: generatedDocuments.lineItemId, generation: generatedDocuments.generation })
    .from(generatedDocuments)
    .where(eq(generatedDocuments.stem, stem))
    .limit(1);
};

/** Nothing of the approval is left but what the records say of it. */
export const undoApproval = async (tx: Transaction, revisionId: number, failure: string) => {
  const undone = await tx
    .update(binderRevisions)
    .set({ approvalId: null, nextReviewOn: null, failure })
    .where(and(eq(binderRevisions.id, revisionId), sql`${binderRevisions.issuedAt} is null`))
    .returning({ id: binderRevisions.id });
  return undone.length > 0;
};
