import { randomUUID } from 'node:crypto';
import { findOrInsertCustomer } from '#server/modules/accounts/customer-repo.ts';
import { grantAdmin } from '#server/modules/accounts/admin-repo.ts';
import { issueAccessToken } from '#server/modules/auth/access-token.ts';
import { insertSession } from '#server/modules/auth/session-repo.ts';
import { jsonPost, pathOf } from './calls.ts';
import { elsewhere } from './elsewhere.ts';
import { type TestShop } from './test-shop.ts';

/**
 * Somebody who is signed in and stays so however far the clock is moved, without the mail and the code that other
 * tests are about.
 */
export const signedIn = async (
  { services, fetch }: Pick<TestShop, 'services' | 'fetch'>,
  area: 'admin' | 'customer',
  email: string,
) => {
  const { db, clock } = services;
  const { id } = await findOrInsertCustomer(db, { id: randomUUID(), email, createdAt: clock.now() });
  if (area === 'admin') await grantAdmin(db, [email], clock.now());
  const sessionId = randomUUID();
  await insertSession(db, { id: sessionId, customerId: id, now: clock.now() });
  const headers = async () => {
    const { token } = await issueAccessToken(services, { sessionId, customerId: id, email });
    return { authorization: `Bearer ${token}` };
  };
  const get = async (name: string, input?: unknown) =>
    fetch(pathOf(area, name, input), { headers: await headers(), from: elsewhere() });
  const post = async (name: string, input: unknown) =>
    fetch(`/api/${area}/${name}`, { ...jsonPost(input, await headers()), from: elsewhere() });
  return { id, email, headers, get, post };
};
