import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { issueAccessToken } from '#server/modules/auth/access-token.ts';

/** A customer, signed in where servers have this secret. */
export const seedSignedIn = async (db: Database, secret: string, email: string) => {
  const now = new Date();
  const [customerId, sessionId] = [randomUUID(), randomUUID()];
  await db.insert(customers).values({ id: customerId, email, createdAt: now });
  await db.insert(sessions).values({ id: sessionId, customerId, createdAt: now, refreshedAt: now });
  const services = { keys: deriveKeys(secret), clock: systemClock };
  const { token } = await issueAccessToken(services, { customerId, email, sessionId });
  return { customerId, headers: { authorization: `Bearer ${token}` } };
};
