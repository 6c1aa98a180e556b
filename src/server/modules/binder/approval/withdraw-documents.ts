import { inArray } from 'drizzle-orm';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import type { Services } from '#server/kernel/services.ts';
import { lockOwnDocuments } from '#server/modules/binder/own-documents-repo.ts';
import { noteManualChange } from '#server/modules/register/note-manual-change.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { refreshDocuments } from '#server/modules/register/refresh-documents.ts';
import { namedRefusal } from './named-refusal.ts';

type Withdrawal = { ids: number[]; name: string; reason: string };

/** Documents that are no longer to be followed; a draft that is approved later brings one back. */
export const withdrawDocuments = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  customerId: string,
  { ids, name, reason }: Withdrawal,
) => {
  const withdrawnAt = clock.now();
  await db.transaction(async (tx) => {
    const documents = await lockOwnDocuments(tx, customerId, ids);
    for (const document of documents)
      if (document.state === 'withdrawn') throw namedRefusal('binder.already-withdrawn', document);
    await tx.update(binderDocuments).set({ withdrawnAt }).where(inArray(binderDocuments.id, ids));
    await refreshDocuments(tx, ids, withdrawnAt);
    await noteManualChange(tx, customerId, withdrawnAt);
    await appendRecords(
      tx,
      { customerId, happenedAt: withdrawnAt },
      documents.map(({ id, title, revision }) => ({
        kind: 'withdrawn',
        documentId: id,
        data: { title, revision, name, reason },
      })),
    );
  });
};
