import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '#stripe-sandbox/tables.ts';
import { ApiError } from '#stripe-sandbox/api-error.ts';
import type { Books } from '#stripe-sandbox/books.ts';

export type Answer = { status: number; body: unknown; isReplayed?: boolean };

type Asked = { key: string; fingerprint: string };

/** The same key with the same request gets the same answer; two at once wait for one another at the key's row. */
export const answerOnce = async (
  books: Books,
  { key, fingerprint }: Asked,
  work: (books: Books) => Promise<object>,
): Promise<Answer> => {
  const { tx, now } = books;
  const taken = { key, fingerprint, status: 0, body: {}, createdAt: now };
  const [isNew] = await tx
    .insert(idempotencyKeys)
    .values(taken)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!isNew) return replay(books, { key, fingerprint });
  const answer = await attempt(books, work);
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body })
    .where(eq(idempotencyKeys.key, key));
  return answer;
};

const replay = async ({ tx }: Books, { key, fingerprint }: Asked): Promise<Answer> => {
  const [earlier] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (earlier?.fingerprint !== fingerprint)
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  return { status: earlier.status, body: earlier.body, isReplayed: true };
};

/** A refusal takes back what was done so far, and is the answer that is kept. */
const attempt = async (books: Books, work: (books: Books) => Promise<object>): Promise<Answer> => {
  try {
    const body = await books.tx.transaction((tx) => work({ ...books, tx }));
    return { status: 200, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.envelope };
  }
};
