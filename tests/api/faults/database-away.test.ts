import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { problems } from '#shared/problems.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { startFreezingProxy } from '#tests/support/database/freezing-proxy.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const MESSAGE = problems['server.unavailable'].message;
const PRODUCT = '/api/public/getProductWithDocuments?input="kitchen"';
const LIST = '/api/public/getProductsByKeyword?input="kitchen"';

const openShop = async (db: Database) => {
  const tallied: string[] = [];
  const shop = await createTestShop({}, { db, tally: { add: (name) => void tallied.push(name) } });
  return { ...shop, tallied };
};

const open = (url: string) => {
  const db = connect({ url });
  cleanUp(() => db.$client.end());
  return openShop(db);
};

const withoutDatabase = await open(`postgres://nobody@127.0.0.1:${await findFreePort()}/none`);

test('a call that the database does not answer is to be sent again, and says when', async () => {
  const answer = await withoutDatabase.fetch(LIST);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(await answer.json()).toMatchObject({ error: { message: MESSAGE, data: { httpStatus: 503 } } });
});

test('so is signing in', async () => {
  const answer = await withoutDatabase.fetch('/auth/v1/otp', jsonPost({ email: 'ann@example.com' }));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'server.unavailable', message: MESSAGE });
});

test('whoever has a browser gets a page that loads again by itself', async () => {
  const answer = await withoutDatabase.fetch('/sitemap.xml', { headers: { accept: 'text/html' } });
  const page = await answer.text();
  expect(answer.status).toBe(503);
  expect(page).toContain(MESSAGE);
  expect(page).toContain('http-equiv="refresh" content="5"');
});

test('to whoever runs the shop it is a failure, with its reason, not somebody turned away', async () => {
  const { fetch, logLines, tallied } = withoutDatabase;
  logLines.length = 0;
  tallied.length = 0;
  await fetch(LIST);
  expect(tallied).toEqual(['error']);
  const failures = logLines.filter((line) => line.includes('ECONNREFUSED'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('"level":"error"');
});

test('a connection that fell silent is told in the same way, and the next one answers', async () => {
  const { url } = await createTestDatabase();
  const proxy = await startFreezingProxy(url);
  const { fetch } = await open(proxy.url);
  expect((await fetch(LIST)).status).toBe(200);
  proxy.freeze();
  expect((await fetch(LIST.replace('kitchen', 'bakery'))).status).toBe(503);
  expect((await fetch(LIST.replace('kitchen', 'cellar'))).status).toBe(200);
});

test('so is a call whose statement took too long', async () => {
  const { db, url } = await createTestDatabase();
  const { fetch, logLines } = await open(url);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`);
    const answer = await fetch(PRODUCT);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { message: MESSAGE } });
  });
  expect(logLines.some((line) => line.includes('a call failed') && line.includes('57014'))).toBe(true);
  expect((await fetch(PRODUCT)).status).toBe(404);
});
