import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { documentPathsOf } from '#server/modules/generation/document-formats.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { endMadeAhead } from './made-ahead-repo.ts';

/** Lets go of a document that was made ahead, unless it was used meanwhile. False if it is none. */
export const dropAhead = async (
  { queue, clock }: Pick<Services, 'queue' | 'clock'>,
  tx: Transaction,
  stem: string,
) => {
  const dropped = await endMadeAhead(tx, [stem], { outcome: 'dropped', endedAt: clock.now() });
  if (dropped.length === 0) return false;
  for (const path of documentPathsOf({ stem, pages: null }))
    await removeFile({ queue }, tx, { bucket: PREVIEW_BUCKET, path });
  return true;
};
