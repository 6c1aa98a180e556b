import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { issueAccessToken } from './access-token.ts';
import { childOf, sha256Of } from './refresh-token.ts';
import { session } from './session-limits.ts';
import {
  insertRefreshToken,
  isUsed,
  lockRefreshToken,
  markRefreshed,
  revokeSessions,
} from './session-repo.ts';
import type { SignedIn } from './signed-in.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys' | 'log'>;
type Found = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

/**
 * Rotates a refresh token. An old one that comes back after the grace is theft, and the whole session ends, unless its
 * child was never used: then whoever asked may never have got the answer, and is given it again.
 */
export const refreshSession = async (services: Touched, presented: string): Promise<SignedIn> => {
  const { db, clock, keys, log } = services;
  const now = clock.now();
  const sha256 = sha256Of(presented);
  const refreshToken = childOf(keys.refreshToken, presented);

  const found = await db.transaction(async (tx) => {
    const token = await lockRefreshToken(tx, sha256);
    if (!token || hasEnded(token, now)) return undefined;
    if (isLate(token, now) && (await isUsed(tx, sha256Of(refreshToken)))) {
      await revokeSessions(tx, { ...token, scope: 'local', now });
      log.warn({ sessionId: token.sessionId }, 'a used refresh token came back; its session was revoked');
      return undefined;
    }
    if (!token.usedAt) {
      await markRefreshed(tx, sha256, token.sessionId, now);
      await insertRefreshToken(tx, {
        sha256: sha256Of(refreshToken),
        sessionId: token.sessionId,
        createdAt: now,
      });
    }
    return token;
  });
  if (!found) throw new DomainError('auth.invalid-refresh-token');

  const { sessionId, customerId, email, customerSince } = found;
  const accessToken = await issueAccessToken(services, { sessionId, customerId, email });
  return { accessToken, refreshToken, customer: { id: customerId, email, createdAt: customerSince } };
};

const hasEnded = ({ revokedAt, disabledAt, createdAt, refreshedAt }: Found, now: Date) =>
  revokedAt !== null ||
  disabledAt !== null ||
  now >= later(createdAt, session.absoluteMs) ||
  now >= later(refreshedAt, session.idleMs);

const isLate = ({ usedAt }: Found, now: Date) => usedAt !== null && now > later(usedAt, session.reuseGraceMs);
