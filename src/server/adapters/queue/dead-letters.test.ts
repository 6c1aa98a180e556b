import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { handlersWith } from '#tests/support/jobs/handlers-with.ts';
import { startTestQueue } from '#tests/support/jobs/test-queue.ts';

const database = await createTestDatabase();
const { db } = database;

describe('a job that fails', () => {
  test('is tried again after longer and longer waits, and after three days put aside with the reason, and can be put back', async () => {
    const queue = await startTestQueue(database);
    const startedAt: number[] = [];
    const attempts: number[] = [];
    let isBroken = true;
    await queue.work(
      handlersWith({
        'remove-file': async (_, { attempt }) => {
          startedAt.push(performance.now());
          attempts.push(attempt);
          // The next try begins three days after the first.
          if (attempt === 2)
            await db.execute(sql`update pgboss.job set created_on = now() - interval '3 days'`);
          if (isBroken) throw new Error('The storage said no to token=abc: postgres://u:secret@db/x');
        },
      }),
    );
    await db.transaction((tx) =>
      queue.enqueue(tx, 'remove-file', { key: 'a' }, { class: 'preview', fairKey: 'customer' }),
    );
    await expect.poll(() => queue.listDead(10)).toHaveLength(1);

    expect(attempts).toEqual([1, 2, 3]);
    const [first = 0, second = 0, third = 0] = startedAt;
    expect(second - first).toBeGreaterThan(1000);
    expect(third - second).toBeGreaterThan(2000);
    const [dead] = await queue.listDead(10);
    expect(dead).toEqual({
      id: expect.any(String),
      name: 'remove-file',
      data: { key: 'a' },
      reason: 'The storage said no to token=abc: postgres://[secret]@db/x',
      attempts: 3,
      failedAt: expect.any(Date),
    });
    expect(await queue.depth()).toEqual([]);

    isBroken = false;
    const id = dead?.id ?? '';
    expect(await Promise.all([queue.retryDead(id), queue.retryDead(id)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    await expect.poll(() => attempts).toEqual([1, 2, 3, 1]);
    expect(await queue.listDead(10)).toEqual([]);
    const { rows } = await db.execute(
      sql`select group_id, retry_limit from pgboss.job where state = 'completed'`,
    );
    expect(rows).toEqual([{ group_id: 'preview:customer', retry_limit: 2 }]);
  });

  test('in the database tells the cause, and neither the statement nor its values', async () => {
    const queue = await startTestQueue(database);
    const logged: string[] = [];
    const log = createLog({ level: 'debug', destination: { write: (line) => void logged.push(line) } });
    const worker = await startTestQueue(database, { log });
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'a' }));
    await db.execute(sql`update pgboss.job set retry_limit = 0`);
    const handler = async () => void (await db.execute(sql`select ${'the-code'} from nowhere`));
    await worker.work(handlersWith({ 'remove-file': handler }));
    await expect
      .poll(() => queue.listDead(10))
      .toMatchObject([{ reason: 'relation "nowhere" does not exist' }]);
    expect(logged.join('')).toContain('a job failed for good');
    expect(logged.join('')).not.toContain('the-code');
  });

  test('because nobody knows its name says so', async () => {
    const queue = await startTestQueue(database);
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'a' }, { class: 'preview' }));
    await db.execute(sql`
      update pgboss.job set retry_limit = 0, data = jsonb_set(data, '{name}', '"of-another-version"')`);
    await queue.work(handlersWith({}));
    await expect
      .poll(() => queue.listDead(10))
      .toMatchObject([
        { name: 'of-another-version', reason: 'No one here knows how to do the job of-another-version.' },
      ]);
  });
});

describe('putting back a dead job', () => {
  test('that does not exist changes nothing', async () => {
    const queue = await startTestQueue(database);
    expect(await queue.retryDead(randomUUID())).toBe(false);
    expect(await queue.retryDead("1' or true")).toBe(false);
    expect(await queue.depth()).toEqual([]);
  });
});
