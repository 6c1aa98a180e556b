import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { connect } from './connect.ts';

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
