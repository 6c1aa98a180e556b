import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { answers } from '#server/db/schema/questions.ts';
import type { Answers } from '#shared/contract/question.ts';
import type { Answer } from '#shared/questions/answer.ts';

/** All that a business has answered, by the keys of the questions. */
export const findAnswers = async (db: Queryable, customerId: string): Promise<Answers> => {
  const rows = await db
    .select({ key: answers.key, value: answers.value })
    .from(answers)
    .where(eq(answers.customerId, customerId));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

export const upsertAnswers = async (
  db: Queryable,
  customerId: string,
  given: readonly [key: string, value: Answer][],
  updatedAt: Date,
) => {
  if (given.length === 0) return;
  await db
    .insert(answers)
    // In one order: of two devices that answer the same at once, one waits for the other.
    .values(
      given
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, value]) => ({ customerId, key, value, updatedAt })),
    )
    .onConflictDoUpdate({
      target: [answers.customerId, answers.key],
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
};

export const deleteAnswers = async (db: Queryable, customerId: string, keys: string[]) => {
  if (keys.length === 0) return;
  await db.delete(answers).where(and(eq(answers.customerId, customerId), inArray(answers.key, keys)));
};
