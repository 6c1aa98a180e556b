import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { sweepCursors } from '#server/db/schema/housekeeping.ts';

/** Where every round begins. */
export const BEGINNING = '';

export const findPosition = async (db: Queryable, id: string): Promise<string> => {
  await db.insert(sweepCursors).values({ id, position: BEGINNING }).onConflictDoNothing();
  const [found] = await db.select().from(sweepCursors).where(eq(sweepCursors.id, id));
  return found?.position ?? BEGINNING;
};

/** True for one of those who have come to the same position: the part in between is theirs. */
export const movePosition = async (
  db: Queryable,
  id: string,
  { from, to = BEGINNING }: { from: string; to?: string | undefined },
) => {
  const { rowCount } = await db
    .update(sweepCursors)
    .set({ position: to })
    .where(and(eq(sweepCursors.id, id), eq(sweepCursors.position, from)));
  return rowCount === 1;
};
