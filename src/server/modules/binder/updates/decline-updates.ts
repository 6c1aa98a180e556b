import type { Services } from '#server/kernel/services.ts';
import { lockOwnDocuments } from '#server/modules/binder/own-documents-repo.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { recordedUpdate, requireUpdates } from './offered-update.ts';
import { recordDecisions } from './update-repo.ts';

/** These versions are not offered again for these documents; a later one is. */
export const declineUpdates = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  customerId: string,
  ids: number[],
) => {
  const decidedAt = clock.now();
  await db.transaction(async (tx) => {
    const documents = await lockOwnDocuments(tx, customerId, ids);
    const declined = await requireUpdates(tx, documents, decidedAt);
    await recordDecisions(
      tx,
      declined.flatMap(({ document, noted }) =>
        noted.map(({ id }) => ({
          documentId: document.id,
          templateVersionId: id,
          decision: 'declined' as const,
          decidedAt,
        })),
      ),
    );
    await appendRecords(
      tx,
      { customerId, happenedAt: decidedAt },
      declined.map((update) => ({
        kind: 'update-declined',
        documentId: update.document.id,
        data: recordedUpdate(update),
      })),
    );
  });
};
