import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { ORPHAN_AGE_MS } from '#server/modules/files/remove-orphaned-objects.ts';
import { findPosition, movePosition } from '#server/modules/files/sweep-cursor-repo.ts';
import { listLogos } from './orphaned-logo-repo.ts';
import { LOGO_BUCKET } from './replace-logo.ts';

/**
 * Rows of logos that are nobody's, from times when a row came before the note of whose logo it is. A logo gets a new path each
 * time, so none of them can become somebody's again. A part of all logos each time.
 */
export const removeOrphanedLogos = async (
  { db, clock, queue }: Pick<Services, 'db' | 'clock' | 'queue'>,
  signal: AbortSignal,
) => {
  const after = await findPosition(db, LOGO_BUCKET);
  const logos = await listLogos(db, { after, before: later(clock.now(), -ORPHAN_AGE_MS) });
  for (const { path, isUsed } of logos) {
    signal.throwIfAborted();
    if (!isUsed) await db.transaction((tx) => removeFile({ queue }, tx, { bucket: LOGO_BUCKET, path }));
  }
  await movePosition(db, LOGO_BUCKET, { from: after, to: logos.at(-1)?.path });
};
