import { GoTrueClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { createTestShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();

const createClient = () => {
  const kept = new Map<string, string>();
  return new GoTrueClient({
    url: `${ORIGIN}/auth/v1`,
    fetch: (input, init) => shop.fetch(input instanceof Request ? input.url : input.toString(), init),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
};

test('the official client signs in, reads the user, refreshes and signs out', async () => {
  const client = createClient();
  const email = 'Dana@HarborPine.com';
  expect((await client.signInWithOtp({ email })).error).toBeNull();

  const token = await shop.lastCode('dana@harborpine.com');
  const verified = await client.verifyOtp({ email, token, type: 'email' });
  expect(verified.error).toBeNull();
  expect(verified.data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 });
  expect(verified.data.user?.email).toBe('dana@harborpine.com');

  expect((await client.getUser()).data.user?.id).toBe(verified.data.user?.id);

  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(verified.data.session?.refresh_token);

  const { access_token: accessToken } = refreshed.data.session ?? { access_token: '' };
  expect((await client.signOut()).error).toBeNull();
  const afterwards = await client.getUser(accessToken);
  expect(afterwards.data.user).toBeNull();
});

test('the official client is told "Invalid code" for a wrong code', async () => {
  const client = createClient();
  await client.signInWithOtp({ email: 'wrong@example.com' });
  const { error, data } = await client.verifyOtp({
    email: 'wrong@example.com',
    token: 'AAAAAA',
    type: 'email',
  });
  expect(error?.message).toBe('Invalid code');
  expect(error?.status).toBe(403);
  expect(data.session).toBeNull();
});

test('the official client is told when an address asks again too soon', async () => {
  const client = createClient();
  await client.signInWithOtp({ email: 'eager@example.com' });
  const { error } = await client.signInWithOtp({ email: 'eager@example.com' });
  expect(error?.status).toBe(429);
  expect(error?.code).toBe('request.too-many');
});
