import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const app = createApp(shop.services, { sandbox: shop.sandbox });

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW'];
const TYPES = [
  undefined,
  'application/json',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'application/x-www-form-urlencoded',
  'text/plain',
  'nonsense; ;=',
];
const BODIES = ['', '{', '{"input":1}', '--b--\r\n', 'a=%', '\0\uFFFF', 'x'.repeat(20_000)];
const SEGMENTS = ['1', '%00', '%FF', "'", '..%2f..%2f', '9'.repeat(400), 'x,y', '*'];

/** The address of a route with each of its names, and what follows a star, taken by one odd text. */
const addressesOf = (path: string) =>
  SEGMENTS.map((segment) => path.replaceAll(/:\w+(\{[^}]*\})?|\*$/g, () => segment)).filter(
    (address, index, all) => all.indexOf(address) === index,
  );

const paths = [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path))];

/** Anew for each route: one of them signs out. */
const signInAdmin = async () => (await signedIn(shop, 'admin', 'ada@shop.example')).headers();

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

let requests = 0;

/** Types and bodies take turns: over all addresses and methods, each type meets each body. */
const requestOf = (method: string, headers: Record<string, string>) => {
  const type = TYPES[requests % TYPES.length];
  const body = BODIES[requests % BODIES.length] ?? '';
  requests += 1;
  return {
    method,
    from: elsewhere(),
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(!isReading(method) && { body }),
  };
};

describe('a request of any method, type and body', () => {
  test.each(paths)('to %s is never a failure of ours', async (path) => {
    const headers = await signInAdmin();
    const broken: unknown[] = [];
    for (const address of addressesOf(path))
      for (const method of METHODS) {
        const request = requestOf(method, headers);
        const answer = await shop.fetch(address, request);
        await answer.arrayBuffer();
        if (answer.status >= 500) broken.push([address, request, answer.status]);
      }
    expect(broken).toEqual([]);
  });

  test.each(['admin/deadJobs', 'customer/getCustomer', 'public/shop'])(
    'for the headers of %s alone gets those of the answer',
    async (call) => {
      const headers = { ...(await signInAdmin()), 'content-type': 'application/json' };
      const whole = await shop.fetch(`/api/${call}`, { headers, from: elsewhere() });
      const head = await shop.fetch(`/api/${call}`, { method: 'HEAD', headers, from: elsewhere() });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
      const anonymous = await shop.fetch('/api/customer/getCustomer', { method: 'HEAD', from: elsewhere() });
      expect(anonymous.status).toBe(401);
    },
  );
});
