import { expect, test, vi } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTables } from './create-tables.ts';
import { records } from './tables.ts';

test('of several processes that start at once, one makes the tables and none fails', async () => {
  const { db, url } = await createTestDatabase();
  const processes = Array.from({ length: 6 }, () => connect({ url, maxConnections: 1 }));
  await Promise.all(processes.map((process) => createTables(process)));
  await Promise.all(processes.map((process) => process.$client.end()));
  expect(await db.$count(records)).toBe(0);
});

test('where the tables are, one question is all that is asked', async () => {
  const { db } = await createTestDatabase();
  await createTables(db);
  const query = vi.spyOn(db.$client, 'query');
  await createTables(db);
  expect(query).toHaveBeenCalledTimes(1);
});
