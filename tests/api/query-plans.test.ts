import pg from 'pg';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { sweep } from '#server/modules/housekeeping/sweep.ts';
import { findFullScans, recordStatements } from '#tests/support/query-plans.ts';
import { createTestShop, jsonPost } from '#tests/support/test-shop.ts';

const shop = await createTestShop();
const statements = recordStatements();
afterAll(() => void vi.restoreAllMocks());

/** A few people, and the outbox, which keeps the newest 500 mails. */
const SMALL = new Set(['admins', 'outbox_mails']);

/** Statements on pg-boss's tables have tests of their own. */
const isOurs = (statement: string) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(statement) &&
  !/pgboss|pg_advisory|pg_class/.test(statement);

/** A visit to everything the shop can do, so that every statement is seen once. */
const visitEverything = async () => {
  const { token, refreshToken } = await shop.signIn('dana@example.com');
  const headers = { authorization: `Bearer ${token}` };
  await shop.fetch('/auth/v1/user', { headers });
  await shop.fetch('/auth/v1/token?grant_type=refresh_token', jsonPost({ refresh_token: refreshToken }));
  await shop.fetch('/api/customer/getCustomer', { headers });
  await shop.fetch(
    '/api/customer/updateCustomer',
    jsonPost({ firstName: 'Dana', lastName: 'Reyes' }, headers),
  );
  const business = { name: 'H', street: 's', city: 'c', state: 'st', zipCode: 'z' };
  await shop.fetch('/api/customer/setCustomerBusinessDetails', jsonPost(business, headers));
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (let upload = 0; upload < 2; upload += 1) {
    const form = new FormData();
    form.append('File', new File([new Uint8Array(png)], 'logo.png'));
    await shop.fetch('/api/customer/logo', { method: 'POST', headers, body: form });
  }
  const bucket = '/storage/v1/object';
  await shop.fetch(`${bucket}/list/document_previews`, jsonPost({ prefix: '', search: 'x' }, headers));
  await shop.fetch(
    `${bucket}/sign/document_previews`,
    jsonPost({ expiresIn: 60, paths: ['a.jpg'] }, headers),
  );
  const customer = await shop.fetch('/api/customer/getCustomer', { headers });
  const { result } = (await customer.json()) as { result: { data: { logoUrl: string } } };
  await shop.fetch(result.data.logoUrl);
  await shop.fetch('/auth/v1/logout?scope=global', jsonPost({}, headers));
  await shop.fetch('/dev/mail');
  await shop.fetch('/dev/mail/latest.json?to=dana@example.com');
  await sweep(shop.services, new AbortController().signal);
};

test('no statement of the shop has to read a growing table from end to end', async () => {
  await visitEverything();
  vi.restoreAllMocks();
  const ours = [...statements].filter(isOurs);
  expect(ours.length).toBeGreaterThan(25);

  const { connectionString } = shop.services.db.$client.options;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const offenders: string[] = [];
  for (const statement of ours) {
    const scans = (await findFullScans(client, statement)).filter((table) => !SMALL.has(table));
    if (scans.length > 0) offenders.push(`${scans.join(', ')}: ${statement}`);
  }
  await client.end();
  expect(offenders).toEqual([]);
});
