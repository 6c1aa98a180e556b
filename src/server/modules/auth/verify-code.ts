import { DomainError } from '#server/kernel/domain-error.ts';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import type { Services } from '#server/kernel/services.ts';
import { findOrInsertCustomer } from '#server/modules/accounts/customer-repo.ts';
import { consumeRateLimits, tryRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { MINUTE } from '#shared/units.ts';
import { issueAccessToken } from './access-token.ts';
import { countAttempt, takeCode } from './code-repo.ts';
import { markNetworkVerified } from './network-repo.ts';
import { hmacOfCode } from './one-time-code.ts';
import { sha256Of } from './refresh-token.ts';
import { insertRefreshToken, insertSession } from './session-repo.ts';
import type { SignedIn } from './signed-in.ts';

const codeChecks = {
  perClient: [{ count: 30, windowMs: 5 * MINUTE }],
  /** Whoever guesses from elsewhere uses up his own attempts, not those of the person who has the mail. */
  perClientAndCode: [{ count: oneTimeCode.maxAttempts, windowMs: oneTimeCode.lifetimeMs }],
} as const;

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'keys'>;
type Attempt = { email: string; code: string; client: string };

/** Exchanges a mailed code for a session. Whatever is wrong, the answer is the same: 'Invalid code'. */
export const verifyCode = async (services: Touched, { email, code, client }: Attempt): Promise<SignedIn> => {
  const { db, clock, random, keys } = services;
  await consumeRateLimits(services, [{ key: `code-check:client:${client}`, limits: codeChecks.perClient }]);
  const now = clock.now();
  const stored = await countAttempt(db, { email, network: client, now });
  if (!stored || !(await hasAttemptLeft(services, stored.id, client)))
    throw new DomainError('auth.invalid-code');
  if (!timingSafeEqual(stored.codeHmac, hmacOfCode(keys.oneTimeCode, email, code)))
    throw new DomainError('auth.invalid-code');

  const sessionId = random.uuid();
  const refreshToken = random.token();
  const customer = await db.transaction(async (tx) => {
    if (!(await takeCode(tx, stored.id, email))) throw new DomainError('auth.invalid-code');
    const found = await findOrInsertCustomer(tx, { id: random.uuid(), email, createdAt: now });
    if (found.disabledAt) throw new DomainError('auth.invalid-code');
    await insertSession(tx, { id: sessionId, customerId: found.id, now });
    await markNetworkVerified(tx, client, now);
    await insertRefreshToken(tx, { sha256: sha256Of(refreshToken), sessionId, createdAt: now });
    return found;
  });
  const accessToken = await issueAccessToken(services, { sessionId, customerId: customer.id, email });
  return { accessToken, refreshToken, customer };
};

const hasAttemptLeft = (services: Touched, codeId: string, client: string) =>
  tryRateLimits(services, [
    { key: `code-check:code:${codeId}:${client}`, limits: codeChecks.perClientAndCode },
  ]);
