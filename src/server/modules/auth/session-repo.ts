import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/db/connect.ts';
import { perDatabase, prepared } from '#server/db/per-database.ts';
import { admins, customers } from '#server/db/schema/accounts.ts';
import { refreshTokens, sessions } from '#server/db/schema/auth.ts';
import { gatherReads } from '#server/kernel/concurrency/gather-reads.ts';
import type { SignOutScope } from '#shared/contract/auth.ts';

type Claims = { sessionId: string; customerId: string };

/** Role and standing are read on every call, so that taking them away works at once. */
export const findSignedIn = async (db: Database, claims: Claims) =>
  ownOf(await readSignedIn(db, [claims]), claims);

/** The same, with one statement for all who ask at the same time: for calls that a crowd repeats every two seconds. */
export const findSignedInTogether = async (db: Database, claims: Claims) =>
  ownOf(await askTogether(db)(claims), claims);

const readSignedIn = (db: Database, claims: Claims[]) =>
  signedInBySession(db).execute({ sessionIds: claims.map(({ sessionId }) => sessionId) });

const askTogether = perDatabase((db) => gatherReads((claims: Claims[]) => readSignedIn(db, claims)));

type SignedIn = Awaited<ReturnType<typeof readSignedIn>>;

const ownOf = (found: SignedIn, { sessionId, customerId }: Claims) =>
  found.find((one) => one.sessionId === sessionId && one.id === customerId);

const signedInBySession = prepared((db) =>
  db
    .select({
      id: customers.id,
      email: customers.email,
      createdAt: customers.createdAt,
      isAdmin: sql<boolean>`${admins.email} is not null`,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(customers, and(eq(customers.id, sessions.customerId), isNull(customers.disabledAt)))
    .leftJoin(admins, eq(admins.email, customers.email))
    .where(
      and(sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`, isNull(sessions.revokedAt)),
    )
    .prepare('find_signed_in'),
);

export const insertSession = async (db: Queryable, row: { id: string; customerId: string; now: Date }) => {
  const { now, ...fresh } = row;
  await db.insert(sessions).values({ ...fresh, createdAt: now, refreshedAt: now });
};

export const insertRefreshToken = async (
  db: Queryable,
  row: { sha256: string; sessionId: string; createdAt: Date },
) => {
  await db.insert(refreshTokens).values(row);
};

/** Locks the token, so that of twenty parallel refreshes one makes the child and the others find it. */
export const lockRefreshToken = async (tx: Transaction, sha256: string) => {
  const [found] = await tx
    .select({
      usedAt: refreshTokens.usedAt,
      sessionId: sessions.id,
      customerId: sessions.customerId,
      email: customers.email,
      customerSince: customers.createdAt,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
      revokedAt: sessions.revokedAt,
      disabledAt: customers.disabledAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(refreshTokens.sha256, sha256))
    .for('update', { of: refreshTokens });
  return found;
};

/** Whether a token that was given out has come back; one that is no longer there counts as used. */
export const isUsed = async (tx: Transaction, sha256: string) => {
  const unused = and(eq(refreshTokens.sha256, sha256), isNull(refreshTokens.usedAt));
  return (await tx.$count(refreshTokens, unused)) === 0;
};

export const markRefreshed = async (tx: Transaction, sha256: string, sessionId: string, now: Date) => {
  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.sha256, sha256));
  await tx.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, sessionId));
};

/** All sessions of a customer, by somebody who has none of them. */
export const endSessions = async (db: Queryable, customerId: string, now: Date) => {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
};

export const revokeSessions = async (
  db: Queryable,
  {
    sessionId,
    customerId,
    scope,
    now,
  }: { sessionId: string; customerId: string; scope: SignOutScope; now: Date },
) => {
  const which = {
    local: eq(sessions.id, sessionId),
    others: ne(sessions.id, sessionId),
    global: undefined,
  }[scope];
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt), which));
};
