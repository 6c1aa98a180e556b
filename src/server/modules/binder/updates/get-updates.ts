import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { listDocuments } from '#server/modules/binder/listing/binder-list-repo.ts';
import { binderInput } from '#shared/contract/binder.ts';
import type { UpdateNote, UpdatePage } from '#shared/contract/updates.ts';
import { kindOf } from './offered-update.ts';
import { listNewerVersions, listOrdersBeingMade, listUpdatable, type NewerVersion } from './update-repo.ts';

/** The documents of a binder of which there is a newer version that its owner has not decided on. */
export const getUpdates = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  page: { page: number; limit: number },
): Promise<UpdatePage> => {
  const { db } = services;
  const now = services.clock.now();
  const { today } = await readBusinessClock(services, customerId);
  const filter = binderInput.parse({ need: 'update', ...page });
  const { rows, total } = await listDocuments(db, filter, { customerId, now, today });
  const documents = rows.map(({ document }) => document);
  const ids = documents.map(({ id }) => id);
  const versions = await listUpdatable(db, ids, now);
  const newer = await listNewerVersions(db, ids);
  const beingMade = await listOrdersBeingMade(
    db,
    documents.map(({ orderId }) => orderId),
  );
  const updates = rows.flatMap(({ document: { id, orderId, number, title }, bundle }) => {
    const after = newer.get(id) ?? [];
    const [fromVersion, newest] = [versions.get(id), after.at(-1)];
    if (fromVersion === undefined || !newest) return [];
    const noted = after.filter(({ note }) => note !== '');
    return [
      {
        id,
        number,
        title,
        bundle: { orderId, name: bundle },
        fromVersion,
        toVersion: newest.number,
        kind: kindOf(noted),
        notes: noted.toReversed().map(noteOf),
        isBeingMade: beingMade.has(orderId),
      },
    ];
  });
  return { updates, total };
};

const noteOf = ({ number, note, kind, finishedAt, createdAt, decision }: NewerVersion): UpdateNote => ({
  version: number,
  note,
  kind,
  at: (finishedAt ?? createdAt).toISOString(),
  wasDeclined: decision === 'declined',
});
