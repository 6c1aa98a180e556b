import type { Queryable } from '#server/db/connect.ts';
import { binderManuals } from '#server/db/schema/binder/manuals.ts';

/** Something changed that the manual of a business shows: it is made again once nothing has changed for a while. */
export const noteManualChange = async (db: Queryable, customerId: string, now: Date) => {
  await db
    .insert(binderManuals)
    .values({ customerId, kind: 'manual', changedAt: now })
    .onConflictDoUpdate({
      target: [binderManuals.customerId, binderManuals.kind],
      set: { changedAt: now },
    });
};
