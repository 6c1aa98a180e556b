import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { ORPHAN_AGE_MS } from '#server/modules/files/remove-orphaned-objects.ts';
import { findPosition, movePosition } from '#server/modules/files/sweep-cursor-repo.ts';
import { PICTURE_BUCKET } from './picture-bucket.ts';
import { listPictures, lockUnused } from './picture-repo.ts';

/** Pictures that are nobody's answer any more, and that no document was made with that is kept. A part of all of them each time. */
export const removeOrphanedPictures = async (
  { db, clock, queue }: Pick<Services, 'db' | 'clock' | 'queue'>,
  signal: AbortSignal,
) => {
  const after = await findPosition(db, PICTURE_BUCKET);
  const pictures = await listPictures(db, { after, before: later(clock.now(), -ORPHAN_AGE_MS) });
  for (const { path, isUsed } of pictures) {
    signal.throwIfAborted();
    if (isUsed !== false) continue;
    await db.transaction(async (tx) => {
      if (await lockUnused(tx, path)) await removeFile({ queue }, tx, { bucket: PICTURE_BUCKET, path });
    });
  }
  await movePosition(db, PICTURE_BUCKET, { from: after, to: pictures.at(-1)?.path });
};
