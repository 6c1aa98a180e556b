import { beforeAll, describe, expect, test } from 'vitest';
import { request as limits } from '#shared/limits/request.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
let token = '';
beforeAll(async () => {
  ({ token } = await shop.signIn('dana@example.com'));
});

const auth = () => ({ authorization: `Bearer ${token}` });
const names = { firstName: 'Dana', lastName: 'Reyes' };
const update = (body: unknown, headers: Record<string, string> = {}) =>
  shop.fetch('/api/customer/customer.updateCustomer', jsonPost(body, { ...auth(), ...headers }));
const batch = (count: number) => {
  const calls = Array.from({ length: count }, () => 'public.shop').join(',');
  return shop.fetch(`/api/public/${calls}?batch=1&input={}`);
};

describe('procedure calls', () => {
  test('answer under their full and their short names', async () => {
    const full = await shop.fetch('/api/customer/customer.getCustomer', { headers: auth() });
    const short = await shop.fetch('/api/customer/getCustomer', { headers: auth() });
    expect([full.status, short.status]).toEqual([200, 200]);
    expect(await full.json()).toEqual(await short.json());
  });

  test('come in batches of at most twenty', async () => {
    const answer = await batch(limits.maxBatchSize);
    expect((await answer.json()) as unknown[]).toHaveLength(limits.maxBatchSize);
    expect((await batch(limits.maxBatchSize + 1)).status).toBe(400);
    expect((await batch(600)).status).toBe(400);
    expect((await batch(1000)).status).toBe(414);
    const hidden = Array.from({ length: 1000 }, () => 'shop').join('%2C');
    expect((await shop.fetch(`/api/public/${hidden}?batch=1`)).status).toBe(400);
  });

  test('say so when the method is wrong or the call does not exist', async () => {
    expect((await shop.fetch('/api/public/public.shop', jsonPost({}))).status).toBe(405);
    expect((await shop.fetch('/api/customer/customer.updateCustomer', { headers: auth() })).status).toBe(405);
    const unknown = await shop.fetch('/api/public/public.nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { message: 'This call does not exist.' } });
  });

  test('carry a request id that is in the log too', async () => {
    const answer = await shop.fetch('/api/customer/customer.getCustomer');
    const { error } = (await answer.json()) as { error: { data: { requestId: string; code: string } } };
    expect(error.data).toMatchObject({ code: 'UNAUTHORIZED', requestId: answer.headers.get('x-request-id') });
    expect(shop.logLines.some((line) => line.includes(error.data.requestId))).toBe(true);
  });
});

describe('input from anyone', () => {
  test.each([
    ['not JSON', '{"firstName":', 400],
    ['an array', [1, 2], 400],
    ['unknown fields', { ...names, isAdmin: true }, 400],
    ['__proto__', '{"firstName":"a","lastName":"b","__proto__":{"isAdmin":true}}', 400],
    ['an escaped __proto__', '{"firstName":"a","lastName":"b","\\u005f_proto__":{"isAdmin":true}}', 400],
    [
      'constructor.prototype',
      '{"firstName":"a","lastName":"b","constructor":{"prototype":{"isAdmin":true}}}',
      400,
    ],
    ['a number beyond all numbers', '{"firstName":1e400,"lastName":"b"}', 400],
    ['ten thousand levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    [
      'twenty thousand keys',
      `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`,
      400,
    ],
    ['ten megabytes', JSON.stringify({ firstName: 'x'.repeat(10_000_000) }), 413],
  ])('with %s is refused', async (_, body, status) => {
    expect((await update(body)).status).toBe(status);
    expect('isAdmin' in {}).toBe(false);
  });

  test('must be declared as JSON', async () => {
    expect((await update(names, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('is read once from the address, and the address has a limit', async () => {
    expect((await shop.fetch('/api/public/public.shop?input=1&input=2')).status).toBe(400);
    expect((await shop.fetch('/api/public/public.shop?input=nonsense')).status).toBe(400);
    expect((await shop.fetch(`/api/public/public.shop?input=${'1'.repeat(100_000)}`)).status).toBe(414);
  });

  test('never shows a stack, SQL or a validator dump', async () => {
    const answers = await Promise.all([
      update({ firstName: 5 }),
      update('{'),
      shop.fetch('/api/public/public.nothing'),
      shop.fetch('/nowhere'),
    ]);
    for (const answer of answers)
      expect(await answer.text()).not.toMatch(/\bat .*\.(ts|js)|select |ZodError|invalid_type|node_modules/);
  });

  test('that breaks the shop is answered with an id only, and logged with its cause', async () => {
    const broken = await createTestShop(
      {},
      {
        queue: { listDead: () => Promise.reject(new Error('secret insides')) } as never,
      },
    );
    const admin = await broken.signIn('boss@example.com', { asAdmin: true });
    const answer = await broken.fetch('/api/admin/deadJobs', {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret insides');
    expect(broken.logLines.join('')).toContain('secret insides');
  });
});

describe('requests from elsewhere', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('are refused when they change something: %j', async (headers) => {
    expect((await update(names, headers)).status).toBe(403);
  });

  test('from the shop itself are welcome', async () => {
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await update(names, own)).status).toBe(200);
  });

  test('never get permission to read across origins', async () => {
    const answer = await shop.fetch('/api/public/public.shop', {
      headers: { origin: 'https://evil.example' },
    });
    const preflight = await shop.fetch('/api/public/public.shop', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('may write the host name in capitals', async () => {
    expect(
      (await shop.fetch('/api/public/public.shop', { headers: { host: 'LocalHost:3000' } })).status,
    ).toBe(200);
  });

  test('for another host name are not ours', async () => {
    const answer = await shop.fetch(
      '/auth/v1/otp',
      jsonPost({ email: 'host@example.com' }, { host: 'evil.example' }),
    );
    expect(answer.status).toBe(421);
  });
});

describe('every answer', () => {
  test.each([
    '/healthz',
    '/api/public/public.shop',
    '/nowhere',
    '/auth/v1/user',
    '/.well-known/security.txt',
  ])('carries the security headers: %s', async (path) => {
    const { headers } = await shop.fetch(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain("script-src 'unsafe-inline'");
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is limited to a steady rate of calls per client, counting each call of a batch', async () => {
    const flood = await Promise.all(
      Array.from({ length: 12 }, () =>
        shop.fetch(`/api/public/${Array.from({ length: 20 }, () => 'shop').join()}?batch=1`, {
          from: '192.0.2.77',
        }),
      ),
    );
    const disguised = await shop.fetch(
      `/api/public/${Array.from({ length: 20 }, () => 'shop').join('%2C')}?batch=1`,
      {
        from: '192.0.2.77',
      },
    );
    expect(disguised.status).toBe(429);
    const limited = flood.filter(({ status }) => status === 429);
    expect(limited.length).toBe(5);
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await shop.fetch('/api/public/shop', { from: '198.51.100.1' })).status).toBe(200);
    shop.clock.advance(1000);
    expect((await shop.fetch('/api/public/shop', { from: '192.0.2.77' })).status).toBe(200);
  });
});
