import { errors, jwtVerify, SignJWT } from 'jose';
import { clockSkewMs } from '#server/kernel/clock-skew.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { session } from './session-limits.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'authenticated';

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

/** The session a token speaks for, or undefined when the token is not ours, not yet or no longer valid. */
export const readAccessToken = async ({ keys, clock }: Touched, token: string) => {
  try {
    const { payload } = await jwtVerify(token, keys.accessToken, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: clock.now(),
      clockTolerance: clockSkewMs / 1000,
      requiredClaims: ['sub', 'exp', 'nbf', 'session_id'],
    });
    return { sessionId: String(payload['session_id']), customerId: String(payload.sub) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
