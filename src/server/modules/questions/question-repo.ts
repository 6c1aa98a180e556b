import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { questions } from '#server/db/schema/questions.ts';
import type { Question } from '#shared/contract/question.ts';
import type { QuestionRow } from './question.ts';

const isAsked = isNull(questions.archivedAt);

/** All that are asked, the oldest first. */
export const listAsked = (db: Queryable): Promise<QuestionRow[]> =>
  db.select().from(questions).where(isAsked).orderBy(asc(questions.id));

/** Of these keys each as it is asked; one that was archived as it was last, for whoever bought a document that uses it. */
export const listOfKeys = (db: Queryable, keys: string[]): Promise<QuestionRow[]> => {
  const latest = db
    .selectDistinctOn([questions.key])
    .from(questions)
    .where(inArray(questions.key, keys))
    .orderBy(asc(questions.key), sql`${questions.archivedAt} desc nulls first`)
    .as('latest');
  return keys.length === 0 ? Promise.resolve([]) : db.select().from(latest).orderBy(asc(latest.id));
};

export const countAsked = (db: Queryable) => db.$count(questions, isAsked);

/** Those of the keys that are asked; nobody changes them until this transaction is over. */
export const lockAsked = async (tx: Transaction, keys: string[]): Promise<QuestionRow[]> =>
  keys.length === 0
    ? []
    : tx
        .select()
        .from(questions)
        .where(and(inArray(questions.key, keys), isAsked))
        .orderBy(asc(questions.id))
        .for('share');

/** The question as it is, and stays until this transaction is over. */
export const lockQuestion = async (tx: Transaction, id: number): Promise<QuestionRow | undefined> =>
  (
    await tx
      .select()
      .from(questions)
      .where(and(eq(questions.id, id), isAsked))
      .for('update')
  )[0];

/** Undefined when another one that is asked has the key. */
export const insertQuestion = async (db: Queryable, question: Question, now: Date) => {
  const [inserted] = await db
    .insert(questions)
    .values({ ...question, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: questions.id });
  return inserted?.id;
};

export const updateFields = async (tx: Transaction, id: number, question: Question, updatedAt: Date) => {
  await tx
    .update(questions)
    .set({ ...question, updatedAt, revision: sql`${questions.revision} + 1` })
    .where(eq(questions.id, id));
};

export const updateArchived = async (tx: Transaction, id: number, archivedAt: Date) => {
  await tx.update(questions).set({ archivedAt }).where(eq(questions.id, id));
};
