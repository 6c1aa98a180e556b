import { and, eq } from 'drizzle-orm';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { addMonths } from '#shared/days.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { lockOwnDocuments } from '#server/modules/binder/own-documents-repo.ts';
import { noteManualChange } from '#server/modules/register/note-manual-change.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { refreshDocuments } from '#server/modules/register/refresh-documents.ts';
import { namedRefusal } from './named-refusal.ts';

/** Somebody has looked at documents in force, and nothing has to change: the next review is as far away as the last one was. */
export const reviewDocuments = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  { ids, name }: { ids: number[]; name: string },
) => {
  const reviewedAt = services.clock.now();
  await services.db.transaction(async (tx) => {
    const { today } = await readBusinessClock({ ...services, db: tx }, customerId);
    const documents = await lockOwnDocuments(tx, customerId, ids);
    const reviewed = documents.map((document) => {
      if (document.state !== 'in-force') throw namedRefusal('binder.not-in-force', document);
      return { ...document, nextReviewOn: addMonths(today, document.reviewMonths) };
    });
    for (const { id, revision, nextReviewOn } of reviewed)
      await tx
        .update(binderRevisions)
        .set({ nextReviewOn })
        .where(and(eq(binderRevisions.documentId, id), eq(binderRevisions.number, revision)));
    await refreshDocuments(tx, ids, reviewedAt);
    await noteManualChange(tx, customerId, reviewedAt);
    await appendRecords(
      tx,
      { customerId, happenedAt: reviewedAt },
      reviewed.map(({ id, title, revision, nextReviewOn }) => ({
        kind: 'reviewed',
        documentId: id,
        data: { title, revision, name, nextReviewOn },
      })),
    );
  });
};
