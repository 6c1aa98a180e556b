import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '#stripe-sandbox/tables.ts';
import { ApiError } from '#stripe-sandbox/api-error.ts';
import type { Ledger } from '#stripe-sandbox/ledger.ts';

export type Answer = { status: number; body: unknown; isReplayed?: boolean };

type KeyedRequest = { key: string; fingerprint: string };

/** The same key with the same request gets the same answer; two at once wait for one another at the key's row. */
export const answerIdempotently = async (
  ledger: Ledger,
  { key, fingerprint }: KeyedRequest,
  work: (ledger: Ledger) => Promise<object>,
): Promise<Answer> => {
  const { tx, now } = ledger;
  const taken = { key, fingerprint, status: 0, body: {}, createdAt: now };
  const [isNew] = await tx
    .insert(idempotencyKeys)
    .values(taken)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!isNew) return replay(ledger, { key, fingerprint });
  const answer = await attempt(ledger, work);
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body })
    .where(eq(idempotencyKeys.key, key));
  return answer;
};

const replay = async ({ tx }: Ledger, { key, fingerprint }: KeyedRequest): Promise<Answer> => {
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
const attempt = async (ledger: Ledger, work: (ledger: Ledger) => Promise<object>): Promise<Answer> => {
  try {
    const body = await ledger.tx.transaction((tx) => work({ ...ledger, tx }));
    return { status: 200, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.envelope };
  }
};
