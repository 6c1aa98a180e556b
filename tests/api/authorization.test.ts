import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { areas } from '#server/http/procedures.ts';
import { createTestShop } from '#tests/support/test-shop.ts';

type Role = 'visitor' | 'customer' | 'admin';
type Kind = 'query' | 'mutation';

/** Who may call what. A procedure that is missing here, or stands here and does not exist, fails the tests. */
const procedures: Record<string, Role> = {
  'admin/deadJobs': 'admin',
  'admin/retryDeadJob': 'admin',
  'customer/getCustomer': 'customer',
  'customer/setCustomerBusinessDetails': 'customer',
  'customer/updateCustomer': 'customer',
  'public/shop': 'visitor',
};

/** Every other way in. Roles are checked by the tests of each route; here none may appear unnoticed. */
const routes: Record<string, string> = {
  'GET /.well-known/security.txt': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'this machine, or the token',
  'GET /auth/v1/user': 'customer',
  'POST /auth/v1/logout': 'customer',
  'POST /auth/v1/otp': 'anyone, limited',
  'POST /auth/v1/token': 'holder of a refresh token',
  'POST /auth/v1/verify': 'holder of a code, limited',
  'POST /api/customer/logo': 'customer',
  'GET /dev/mail': 'anyone, in development',
  'GET /dev/mail/:id': 'anyone, in development',
  'GET /dev/mail/:id/html': 'anyone, in development',
  'GET /dev/mail/latest.json': 'anyone, in development',
  'GET /dev/mail/style.css': 'anyone, in development',
  'GET /storage/v1/object/sign/*': 'holder of a signed link',
  'POST /storage/v1/object/list/:bucket': 'customer, own files',
  'POST /storage/v1/object/sign/*': 'customer, own and public files',
  'POST /storage/v1/object/sign/:bucket': 'customer, own and public files',
  'GET /api/admin/:calls': 'procedures',
  'POST /api/admin/:calls': 'procedures',
  'GET /api/customer/:calls': 'procedures',
  'POST /api/customer/:calls': 'procedures',
  'GET /api/public/:calls': 'procedures',
  'POST /api/public/:calls': 'procedures',
};

const shop = await createTestShop();
const tokens: Record<Role, string | undefined> = {
  visitor: undefined,
  customer: undefined,
  admin: undefined,
};

beforeAll(async () => {
  tokens.customer = (await shop.signIn('customer@example.com')).token;
  tokens.admin = (await shop.signIn('admin@shop.example', { asAdmin: true })).token;
});

const existing = Object.entries(areas).flatMap(([area, router]) =>
  Object.entries(router._def.procedures as Record<string, { _def: { type: Kind } }>).map(
    ([path, procedure]) => ({
      area,
      path,
      kind: procedure._def.type,
      name: `${area}/${path.replace(`${area}.`, '')}`,
    }),
  ),
);

const statusFor = async (role: Role, { area, path, kind }: (typeof existing)[number]) => {
  const token = tokens[role];
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const init = kind === 'query' ? { headers } : { method: 'POST', headers, body: '{}' };
  return (await shop.fetch(`/api/${area}/${path}`, init)).status;
};

/** Past the guard, empty input may still be refused for what it is. */
const allowedStatuses = (needed: Role, role: Role) => {
  if (needed === 'visitor' || role === 'admin' || needed === role) return [200, 400, 404];
  return role === 'visitor' ? [401] : [403];
};

describe('the authorization matrix', () => {
  test('names every procedure there is, and no other', () => {
    expect([...new Set(existing.map(({ name }) => name))].toSorted()).toEqual(
      Object.keys(procedures).toSorted(),
    );
  });

  test('names every other route there is, and no other', () => {
    const app = createApp(shop.services);
    const found = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  test.each(
    existing.flatMap((procedure) =>
      (['visitor', 'customer', 'admin'] as const).map((role) => [role, procedure] as const),
    ),
  )('holds for a %s calling $1.area/$1.path', async (role, procedure) => {
    const status = await statusFor(role, procedure);
    expect(allowedStatuses(procedures[procedure.name] ?? 'admin', role)).toContain(status);
  });
});
