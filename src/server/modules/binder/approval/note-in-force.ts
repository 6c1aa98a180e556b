import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import type { Services } from '#server/kernel/services.ts';
import { noteManualChange } from '#server/modules/register/note-manual-change.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { refreshDocuments } from '#server/modules/register/refresh-documents.ts';

const isDue = (now: Date) =>
  and(isNull(binderRevisions.notedInForceAt), lte(binderRevisions.inForceFrom, now));

/** What was approved before its document was withdrawn is settled, too, but never was in force. */
const isStanding = sql<boolean>`(${approvals.approvedAt} > coalesce(${binderDocuments.withdrawnAt}, '-infinity'))`;

/** Writes of one binder what has come into force since it was last looked at. */
export const noteInForce = async (
  tx: Transaction,
  { customerId, now }: { customerId: string; now: Date },
) => {
  const due = await tx
    .select({
      id: binderRevisions.id,
      revision: binderRevisions.number,
      documentId: binderDocuments.id,
      title: binderDocuments.title,
      effectiveOn: approvals.effectiveOn,
      hashes: binderRevisions.hashes,
      isStanding,
    })
    .from(binderRevisions)
    .innerJoin(approvals, eq(approvals.id, binderRevisions.approvalId))
    .innerJoin(binderDocuments, eq(binderDocuments.id, binderRevisions.documentId))
    .where(and(eq(binderDocuments.customerId, customerId), isDue(now)))
    .orderBy(asc(binderDocuments.id), asc(binderRevisions.number))
    .for('update', { of: binderDocuments });
  if (due.length === 0) return;
  await tx
    .update(binderRevisions)
    .set({ notedInForceAt: now })
    .where(
      inArray(
        binderRevisions.id,
        due.map(({ id }) => id),
      ),
    );
  await refreshDocuments(
    tx,
    due.map(({ documentId }) => documentId),
    now,
  );
  await noteManualChange(tx, customerId, now);
  await appendRecords(
    tx,
    { customerId, happenedAt: now },
    due
      .filter((revision) => revision.isStanding)
      .map(({ documentId, revision, title, effectiveOn, hashes }) => ({
        kind: 'in-force',
        documentId,
        data: { revision, title, effectiveOn, hashes },
      })),
  );
};

/** Whoever reads a binder has it written down first. Almost always nothing is due, which one look tells. */
export const bringUpToDate = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, customerId: string) => {
  const now = clock.now();
  const [due] = await db
    .select({ id: binderRevisions.id })
    .from(binderRevisions)
    .innerJoin(binderDocuments, eq(binderDocuments.id, binderRevisions.documentId))
    .where(and(eq(binderDocuments.customerId, customerId), isDue(now)))
    .limit(1);
  if (due) await db.transaction((tx) => noteInForce(tx, { customerId, now }));
};

/** In all binders: a day that was set has come. */
export const noteAllInForce = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, signal: AbortSignal) => {
  const now = clock.now();
  const owners = await db
    .selectDistinct({ customerId: approvals.customerId })
    .from(binderRevisions)
    .innerJoin(approvals, eq(approvals.id, binderRevisions.approvalId))
    .where(isDue(now))
    .limit(MAX_ROWS_PER_STATEMENT);
  for (const { customerId } of owners) {
    signal.throwIfAborted();
    await db.transaction((tx) => noteInForce(tx, { customerId, now }));
  }
};
