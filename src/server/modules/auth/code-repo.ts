import { and, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { oneTimeCodes } from '#server/db/schema/auth.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';

type FreshCode = { id: string; email: string; codeHmac: string; network: string; expiresAt: Date };

/** Only the newest code of an address counts, and not before its mail was accepted. */
export const replaceCode = async (db: Queryable, code: FreshCode) => {
  const fresh = { ...code, attempts: 0, sentAt: null };
  await db.insert(oneTimeCodes).values(fresh).onConflictDoUpdate({ target: oneTimeCodes.email, set: fresh });
};

export const markCodeSent = async (db: Queryable, id: string, email: string, sentAt: Date) => {
  await db
    .update(oneTimeCodes)
    .set({ sentAt })
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.id, id)));
};

/** True for the one caller that took the code; a second one comes too late. */
export const takeCode = async (db: Queryable, id: string, email: string) => {
  const taken = await db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.id, id)))
    .returning({ id: oneTimeCodes.id });
  return taken.length > 0;
};

export const deleteCodes = async (db: Queryable, emails: string[]) => {
  await db.delete(oneTimeCodes).where(inArray(oneTimeCodes.email, emails));
};

/**
 * The code, if it may be tried from this network. An attempt from elsewhere is counted in the same statement that reads
 * the code: parallel guesses cannot outrun the limit.
 */
export const countAttempt = async (
  db: Queryable,
  { email, network, now }: { email: string; network: string; now: Date },
) => {
  const isAsker = eq(oneTimeCodes.network, network);
  const [code] = await db
    .update(oneTimeCodes)
    .set({
      attempts: sql`${oneTimeCodes.attempts} + case when ${isAsker} then 0 else 1 end`,
    })
    .where(
      and(
        eq(oneTimeCodes.email, email),
        isNotNull(oneTimeCodes.sentAt),
        gt(oneTimeCodes.expiresAt, now),
        or(isAsker, lt(oneTimeCodes.attempts, oneTimeCode.maxAttemptsElsewhere)),
      ),
    )
    .returning({ id: oneTimeCodes.id, codeHmac: oneTimeCodes.codeHmac });
  return code;
};

/** The code, for whoever is signed in already: what confirms something is counted by the account. */
export const findCode = async (db: Queryable, email: string, now: Date) => {
  const [code] = await db
    .select({ id: oneTimeCodes.id, codeHmac: oneTimeCodes.codeHmac })
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.email, email), isNotNull(oneTimeCodes.sentAt), gt(oneTimeCodes.expiresAt, now)),
    );
  return code;
};
