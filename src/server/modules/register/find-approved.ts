import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';

/** The approved revision that has these files, if they are of one. */
export const findApprovedByStem = async (db: Queryable, stem: string) => {
  const [found] = await db
    .select({ revisionId: binderRevisions.id })
    .from(binderRevisions)
    .where(and(eq(binderRevisions.stem, stem), isNotNull(binderRevisions.approvalId)))
    .limit(1);
  return found;
};
