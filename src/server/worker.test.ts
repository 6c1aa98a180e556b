import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createTestShop } from '#tests/support/shop/test-shop.ts';
import { oneTimeCodes } from './db/schema/auth.ts';
import { later, systemClock } from './kernel/clock.ts';
import type { Storage } from './ports/storage.ts';
import { takeJobs } from './worker.ts';

const unused = () => {
  throw new Error('Not part of this test.');
};
const noStorage: Storage = {
  write: unused,
  read: unused,
  remove: unused,
  removeUnfinished: async () => {},
  list: async function* nothing() {},
  directUrl: unused,
  directOrigin: unused,
  check: unused,
};

describe('a running worker', () => {
  test('removes the files it is asked to and keeps house by itself', async () => {
    const remove = vi.fn<Storage['remove']>(async () => {});
    const { services } = await createTestShop({}, { storage: { ...noStorage, remove }, clock: systemClock });
    const { db, queue } = services;
    const expiresAt = later(systemClock.now(), -1000);
    await db
      .insert(oneTimeCodes)
      .values({ id: randomUUID(), email: 'a@example.com', codeHmac: 'x', expiresAt });

    const stop = await takeJobs(services);
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'logos/a.png' }));
    await expect.poll(() => remove.mock.calls).toEqual([['logos/a.png']]);
    await expect.poll(() => db.$count(oneTimeCodes)).toBe(0);
    await stop();
  });
});
