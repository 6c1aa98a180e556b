import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { admins, customers } from '#server/db/schema/accounts.ts';
import { refreshTokens, sessions } from '#server/db/schema/auth.ts';
import { clockSkewMs } from '#server/kernel/clock-skew.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { readAccessToken } from '#server/modules/auth/access-token.ts';
import { session } from '#server/modules/auth/session-limits.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const { db, keys } = shop.services;
const DAY = 86_400_000;

type Refreshed = { access_token: string; refresh_token: string };
const refresh = (token: string) =>
  shop.fetch('/auth/v1/token?grant_type=refresh_token', jsonPost({ refresh_token: token }));
const rotate = async (token: string) => (await (await refresh(token)).json()) as Refreshed;
const userStatus = async (token: string) =>
  (await shop.fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeEach(() => shop.clock.advance(2 * DAY));

describe('an access token', () => {
  test('works for fifteen minutes', async () => {
    const { token } = await shop.signIn('fifteen@example.com');
    shop.clock.advance(session.accessTokenMs - 1000);
    expect(await userStatus(token)).toBe(200);
    shop.clock.advance(clockSkewMs + 2000);
    expect(await userStatus(token)).toBe(401);
  });

  test('dated in the future does not work yet', async () => {
    shop.clock.advance(10 * 60_000);
    const { token } = await shop.signIn('future@example.com');
    shop.clock.advance(-5 * 60_000);
    expect(await userStatus(token)).toBe(401);
    shop.clock.advance(5 * 60_000);
    expect(await userStatus(token)).toBe(200);
    shop.clock.advance(-5 * 60_000);
    expect(await userStatus(token)).toBe(401);
    shop.clock.advance(5 * 60_000);
  });

  test('that was good before the secret was changed is worth nothing', async () => {
    const { token } = await shop.signIn('changed-secret@example.com');
    expect(await userStatus(token)).toBe(200);
    const { clock } = shop;
    expect(await readAccessToken({ keys: deriveKeys('another secret'), clock }, token)).toBeUndefined();
  });

  test('that we did not sign is worth nothing', async () => {
    const { token } = await shop.signIn('forged@example.com');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const otherKey = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 7));
    const otherAlgorithm = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS512' })
      .sign(Buffer.concat([keys.accessToken, keys.accessToken]));
    const forgeries = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'none' })}.${payload}.${signature}`,
      `${encode({ alg: 'RS256' })}.${payload}.${signature}`,
      `${encode({ alg: 'HS256', kid: '../../x' })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}`,
      `${header}.${payload}`,
      otherKey,
      otherAlgorithm,
      '',
    ];
    for (const forgery of forgeries) expect(await userStatus(forgery)).toBe(401);
    expect(await userStatus(token)).toBe(200);
  });

  test('is taken from the Authorization header and from nowhere else', async () => {
    const { token } = await shop.signIn('header@example.com');
    const inUrl = await shop.fetch(`/auth/v1/user?access_token=${token}`);
    const inCookie = await shop.fetch('/auth/v1/user', { headers: { cookie: `access_token=${token}` } });
    expect([inUrl.status, inCookie.status]).toEqual([401, 401]);
    expect(shop.logLines.join('')).not.toContain(token);
  });

  test('stops working at once when the customer signs out', async () => {
    const { token } = await shop.signIn('leaver@example.com');
    const answer = await shop.fetch(
      '/auth/v1/logout?scope=local',
      jsonPost({}, { authorization: `Bearer ${token}` }),
    );
    expect(answer.status).toBe(204);
    expect(await userStatus(token)).toBe(401);
  });

  test('of another device survives a local sign-out, but not a global one', async () => {
    const phone = await shop.signIn('devices@example.com');
    shop.clock.advance(61_000);
    const laptop = await shop.signIn('devices@example.com');
    const leave = (scope: string, token: string) =>
      shop.fetch(`/auth/v1/logout?scope=${scope}`, jsonPost({}, { authorization: `Bearer ${token}` }));
    await leave('local', phone.token);
    expect([await userStatus(phone.token), await userStatus(laptop.token)]).toEqual([401, 200]);
    shop.clock.advance(61_000);
    const tablet = await shop.signIn('devices@example.com');
    await leave('global', tablet.token);
    expect([await userStatus(laptop.token), await userStatus(tablet.token)]).toEqual([401, 401]);
  });

  test('of a disabled customer stops working, and cannot be refreshed', async () => {
    const { token, refreshToken, id } = await shop.signIn('disabled@example.com');
    await db.update(customers).set({ disabledAt: shop.clock.now() }).where(eq(customers.id, id));
    expect(await userStatus(token)).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('of a former administrator opens no administrator call any more', async () => {
    const { token } = await shop.signIn('boss@example.com', { asAdmin: true });
    const call = () => shop.fetch('/api/admin/deadJobs', { headers: { authorization: `Bearer ${token}` } });
    expect((await call()).status).toBe(200);
    await db.delete(admins).where(eq(admins.email, 'boss@example.com'));
    expect((await call()).status).toBe(403);
  });
});

describe('a refresh token', () => {
  test('is used once and replaced by its child', async () => {
    const { refreshToken } = await shop.signIn('chain@example.com');
    const second = await rotate(refreshToken);
    const third = await rotate(second.refresh_token);
    expect(new Set([refreshToken, second.refresh_token, third.refresh_token]).size).toBe(3);
    expect(await userStatus(third.access_token)).toBe(200);
  });

  test('that comes back after the grace ends the whole session', async () => {
    const { refreshToken } = await shop.signIn('stolen@example.com');
    const second = await rotate(refreshToken);
    const third = await rotate(second.refresh_token);
    shop.clock.advance(session.reuseGraceMs + 1000);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third.refresh_token)).status).toBe(401);
    expect(await userStatus(third.access_token)).toBe(401);
    expect(shop.logLines.join('')).toContain('a used refresh token came back');
  });

  test('whose answer was lost gives the same child again, however late, until that child is used', async () => {
    const { refreshToken } = await shop.signIn('tunnel@example.com');
    const lost = await rotate(refreshToken);
    shop.clock.advance(session.reuseGraceMs + 1000);
    await rotate(refreshToken);
    shop.clock.advance(DAY);
    const heard = await rotate(refreshToken);
    expect(heard.refresh_token).toBe(lost.refresh_token);
    expect(await userStatus(heard.access_token)).toBe(200);

    const next = await rotate(heard.refresh_token);
    shop.clock.advance(session.reuseGraceMs + 1000);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await userStatus(next.access_token)).toBe(401);
  });

  test('presented by twenty tabs at once gives all of them the same one child', async () => {
    const { refreshToken } = await shop.signIn('tabs@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const children = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Refreshed).refresh_token),
    );
    expect(new Set(children).size).toBe(1);
    expect((await refresh(children[0] ?? '')).status).toBe(200);
  });

  test('dies after seven idle days and after thirty days in any case', async () => {
    const idle = await shop.signIn('idle@example.com');
    shop.clock.advance(session.idleMs);
    expect((await refresh(idle.refreshToken)).status).toBe(401);

    let { refreshToken } = await shop.signIn('busy@example.com');
    for (let week = 0; week < 4; week += 1) {
      shop.clock.advance(6 * DAY);
      refreshToken = (await rotate(refreshToken)).refresh_token;
    }
    shop.clock.advance(6 * DAY);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('is nowhere in the database in plain text', async () => {
    const { refreshToken } = await shop.signIn('plain@example.com');
    const { rows } = await db.execute(
      sql`select t::text as row from refresh_tokens t union all select s::text from sessions s`,
    );
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(await db.$count(refreshTokens)).toBeGreaterThan(0);
    expect(await db.$count(sessions)).toBeGreaterThan(0);
  });

  test.each([[''], ['x'], ['x'.repeat(600)], [7], [null]])('given as %j is refused', async (token) => {
    const answer = await shop.fetch(
      '/auth/v1/token?grant_type=refresh_token',
      jsonPost({ refresh_token: token }),
    );
    expect([400, 401]).toContain(answer.status);
  });

  test('is the only grant there is', async () => {
    const answer = await shop.fetch(
      '/auth/v1/token?grant_type=password',
      jsonPost({ email: 'a@x.com', password: 'x' }),
    );
    expect(answer.status).toBe(400);
  });
});
