import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { cleanUp } from '#tests/support/clean-up.ts';
import { startFreezingProxy } from '#tests/support/database/freezing-proxy.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { checkDatabase } from './check-database.ts';
import { connect } from './connect.ts';
import { patiently } from './watched-client.ts';

const SHORT_MS = 500;

const connectThroughProxy = async ({ maxConnections = 10 } = {}) => {
  const { url } = await createTestDatabase();
  const proxy = await startFreezingProxy(url);
  const lost: Error[] = [];
  const db = connect({
    url: proxy.url,
    maxConnections,
    silenceMs: SHORT_MS,
    onIdleError: (error) => void lost.push(error),
  });
  cleanUp(() => db.$client.end());
  return { db, proxy, lost };
};

const atOnce = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work));

test('a connection that is cut between two queries of a transaction fails that transaction and nothing else', async () => {
  const { db: onlooker, url } = await createTestDatabase();
  const db = connect({ url, maxConnections: 1 });
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const pid = rows[0]?.pid ?? 0;
    await onlooker.execute(sql`select pg_terminate_backend(${pid})`);
    const connections = async () =>
      (await onlooker.execute(sql`select from pg_stat_activity where pid = ${pid}`)).rowCount;
    await expect.poll(connections).toBe(0);
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
  await db.$client.end();
});

test.concurrent('connections that have silently died cost one statement, not one each', async () => {
  const { db, proxy, lost } = await connectThroughProxy();
  await atOnce(4, () => db.execute(sql`select pg_sleep(0.05)`));
  proxy.freeze();
  await expect(db.execute(sql`select 1`)).rejects.toThrow();
  await vi.waitFor(() => expect(lost).toHaveLength(3));
  expect(lost.map(({ message }) => message)).toContain('The database connection has fallen silent.');
  expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
});

test.concurrent('transactions whose first word is swallowed give their connections back', async () => {
  const { db, proxy } = await connectThroughProxy({ maxConnections: 1 });
  await db.execute(sql`select 1`);
  proxy.freeze();
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  const again = await db.transaction((tx) => tx.execute(sql`select 1`));
  expect(again.rowCount).toBe(1);
});

test.concurrent('a transaction that falls silent in its middle fails, and its connection is used no more', async () => {
  const { db, proxy } = await connectThroughProxy({ maxConnections: 1 });
  const silent = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.freeze();
    await tx.execute(sql`select 1`);
  });
  await expect(silent).rejects.toThrow();
  expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
});

test.concurrent('between two statements a transaction may be silent', async () => {
  const { db } = await connectThroughProxy();
  const answered = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    // For as long as this connection is too silent, and cut.
    await expect(db.execute(sql`select pg_sleep(1)`)).rejects.toThrow();
    return tx.execute(sql`select 1`);
  });
  expect(answered.rowCount).toBe(1);
});

test.concurrent('what may rightly take long is waited for, and nothing after it', async () => {
  const { db } = await connectThroughProxy({ maxConnections: 1 });
  const client = await db.$client.connect();
  const slow = () => client.query('select pg_sleep(1)');
  expect((await patiently(client, slow)).rowCount).toBe(1);
  await expect(slow()).rejects.toThrow('fallen silent');
  client.release();
  expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
});

test.concurrent('readiness asks over every connection that waits in the pool', async () => {
  const { db, proxy } = await connectThroughProxy();
  await atOnce(3, () => db.execute(sql`select pg_sleep(0.05)`));
  await checkDatabase(db);
  proxy.freeze();
  // The first that would be given to whoever asks works; those after it do not.
  const frozen = await Promise.all(Array.from({ length: 3 }, () => db.$client.connect()));
  const fresh = await db.$client.connect();
  for (const client of [...frozen, fresh]) client.release();
  await expect(checkDatabase(db)).rejects.toThrow('fallen silent');
  await checkDatabase(db);
});
