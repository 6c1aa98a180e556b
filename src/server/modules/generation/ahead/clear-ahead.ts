import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { documentPathsOf } from '#server/modules/generation/document-formats.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { endMadeAhead, listUnused } from './made-ahead-repo.ts';

/** Removes what was made for a payment that did not come, or came with other details. */
export const clearAhead = async (
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  signal: AbortSignal,
) => {
  for (const unused of await listUnused(db, clock.now())) {
    signal.throwIfAborted();
    await db.transaction(async (tx) => {
      const dropped = await endMadeAhead(tx, [unused], { outcome: 'dropped', endedAt: clock.now() });
      for (const path of dropped.flatMap((stem) => documentPathsOf({ stem, pages: null })))
        await removeFile({ queue }, tx, { bucket: PREVIEW_BUCKET, path });
    });
  }
};
