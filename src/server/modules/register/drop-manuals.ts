import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderManuals } from '#server/db/schema/binder/manuals.ts';
import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { noteManualChange } from './note-manual-change.ts';

export const MANUAL_BUCKET = 'binder_manuals';

/** What holds pages that a business may no longer read goes at once, with every link to it; what is left is made anew. */
export const dropManuals = async (
  services: Pick<Services, 'queue'>,
  tx: Transaction,
  { customerId, now }: { customerId: string; now: Date },
) => {
  const made = await tx
    .select({ path: binderManuals.path })
    .from(binderManuals)
    .where(and(eq(binderManuals.customerId, customerId), isNotNull(binderManuals.path)))
    .for('update');
  for (const { path } of made)
    if (path !== null) await removeFile(services, tx, { bucket: MANUAL_BUCKET, path });
  await tx
    .update(binderManuals)
    .set({ fingerprint: null, path: null })
    .where(eq(binderManuals.customerId, customerId));
  await noteManualChange(tx, customerId, now);
};
