import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { clockSkewMs } from '#server/kernel/clock-skew.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { SECOND } from '#shared/units.ts';
import { session } from './session-limits.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'authenticated';
/** One takes about a KiB. */
const MAX_CHECKED = 5000;

export type AccessToken = { token: string; expiresAt: Date };

type Touched = Pick<Services, 'keys' | 'clock'>;

export const issueAccessToken = async (
  { keys, clock }: Touched,
  { sessionId, customerId, email }: { sessionId: string; customerId: string; email: string },
): Promise<AccessToken> => {
  const now = clock.now();
  const expiresAt = later(now, session.accessTokenMs);
  const token = await new SignJWT({ session_id: sessionId, email, role: AUDIENCE })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(customerId)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(expiresAt)
    .sign(keys.accessToken);
  return { token, expiresAt };
};

type Claims = { sessionId: string; customerId: string; validFrom: number; validUntil: number };

/**
 * What tokens that were found to be ours say, each with the key it was checked by. A customer shows the same one for
 * minutes, and checking it took a third of the time of a poll's answer.
 */
const checked = new LRUCache<string, { key: Buffer; claims: Claims }>({
  maxSize: MAX_CHECKED,
  sizeCalculation: () => 1,
});

/** The session a token speaks for, or undefined when the token is not ours, not yet or no longer valid. */
export const readAccessToken = async (services: Touched, token: string) => {
  const known = checked.get(token);
  const claims =
    known?.key === services.keys.accessToken
      ? stillValid(services, known.claims)
      : await check(services, token);
  return claims && { sessionId: claims.sessionId, customerId: claims.customerId };
};

const stillValid = ({ clock }: Touched, claims: Claims) => {
  const now = clock.now().getTime();
  const isValid = claims.validFrom <= now + clockSkewMs && claims.validUntil > now - clockSkewMs;
  return isValid ? claims : undefined;
};

const check = async ({ keys, clock }: Touched, token: string): Promise<Claims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keys.accessToken, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: clock.now(),
      clockTolerance: clockSkewMs / SECOND,
      requiredClaims: ['sub', 'exp', 'nbf', 'session_id'],
    });
    const claims = {
      sessionId: String(payload['session_id']),
      customerId: String(payload.sub),
      validFrom: Number(payload.nbf) * SECOND,
      validUntil: Number(payload.exp) * SECOND,
    };
    checked.set(token, { key: keys.accessToken, claims });
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
