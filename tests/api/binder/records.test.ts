import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { prepareSandbox } from '#server/adapters/payments/open-payments.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import type { Transaction } from '#server/db/connect.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { describeVerification } from '#server/modules/register/records/describe-verification.ts';
import { hashOf } from '#server/modules/register/records/record-hash.ts';
import { type Verification, verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openTestQueue } from '#tests/support/jobs/test-queue.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const shop = await createBinderShop();
const { db, storage, clock } = shop.services;
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);
const buyer = await shop.buyer('owner@example.com');
const neighbour = await shop.buyer('zoe@example.com');
for (const person of [buyer, neighbour]) {
  await shop.buy(person, bundle.stripePriceId);
  await shop.work();
}
const { documents } = await shop.binderOf(buyer);
await dataOf(
  await shop.approve(
    buyer,
    documents.map(({ id }) => id),
  ),
);
await shop.work();
const ofBuyer = sql`${records.customerId} = ${buyer.id}`;

class Undone extends Error {}

/** What is said of records that somebody with all rights has altered; it is undone afterwards. */
const afterAltering = async (alter: (tx: Transaction) => Promise<unknown>) => {
  let found: Verification | undefined;
  const altering = db.transaction(async (tx) => {
    await tx.execute(sql`alter table records disable trigger records_are_kept`);
    await alter(tx);
    found = await verifyRecords(tx);
    throw new Undone();
  });
  await expect(altering).rejects.toThrow(Undone);
  return found?.misfit;
};
const afterSetting = (position: number, change: SQL) =>
  afterAltering((tx) =>
    tx.execute(sql`update records set ${change} where ${ofBuyer} and position = ${position}`),
  );
const afterRemoving = (position: number) =>
  afterAltering((tx) => tx.execute(sql`delete from records where ${ofBuyer} and position = ${position}`));
const misfit = (position: number, why: string) => ({ customerId: buyer.id, position, why });

describe('the records of a shop', () => {
  test('fit, of all binders', async () => {
    const told = describeVerification(await verifyRecords(db));
    const [{ count } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(records);
    expect(count).toBeGreaterThan(10);
    expect(told).toBe(`2 binders with ${count} records: all of them fit.`);
  });

  test('are only ever added to: the database refuses everything else', async () => {
    for (const change of [
      sql`update records set content = content`,
      sql`delete from records where position = 1`,
      sql`truncate records`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: 'Records are only ever added to.' },
      });
  });

  test('do not fit from the row on whose content was altered', async () => {
    expect(await afterSetting(3, sql`content = replace(content, 'hashes', 'hushes')`)).toEqual(
      misfit(3, 'its content was altered'),
    );
  });

  test.each([
    ['when', sql`happened_at = happened_at - interval '1 day'`],
    ['what', sql`kind = 'withdrawn'`],
    ['of which document', sql`document_id = null`],
  ])('do not fit where a column says another thing than the content: %s', async (_, change) => {
    expect(await afterSetting(2, change)).toEqual(
      misfit(2, 'its columns say something else than its content'),
    );
  });

  test('do not fit where a row was removed', async () => {
    expect(await afterRemoving(2)).toEqual(misfit(3, 'a record before it is missing'));
    expect(await afterRemoving(1)).toEqual(misfit(2, 'a record before it is missing'));
  });

  test('do not fit where a row was removed and those after it were counted anew', async () => {
    const found = await afterAltering(async (tx) => {
      await tx.execute(sql`delete from records where ${ofBuyer} and position = 2`);
      await tx.execute(sql`update records set position = -position where ${ofBuyer} and position > 2`);
      await tx.execute(sql`update records set position = -position - 1 where ${ofBuyer} and position < 0`);
    });
    expect(found).toEqual(misfit(2, 'it does not follow the record before it'));
  });

  test('do not fit where two rows changed places', async () => {
    const found = await afterAltering(async (tx) => {
      await tx.execute(sql`update records set position = -1 where ${ofBuyer} and position = 2`);
      await tx.execute(sql`update records set position = 2 where ${ofBuyer} and position = 3`);
      await tx.execute(sql`update records set position = 3 where ${ofBuyer} and position = -1`);
    });
    expect(found).toEqual(misfit(2, 'it does not follow the record before it'));
  });

  test('do not fit where a row was written anew with a hash of its own', async () => {
    const [third] = await db
      .select()
      .from(records)
      .where(sql`${ofBuyer} and position = 3`);
    if (!third) throw new Error('There is no third record.');
    const content = third.content.replace('"revision":1', '"revision":2');
    expect(content).not.toBe(third.content);
    const hash = hashOf(third.previousHash, content);
    expect(await afterSetting(3, sql`content = ${content}, hash = ${hash}`)).toEqual(
      misfit(4, 'it does not follow the record before it'),
    );
    const nonsense = 'no JSON';
    expect(
      await afterSetting(3, sql`content = ${nonsense}, hash = ${hashOf(third.previousHash, nonsense)}`),
    ).toEqual(misfit(3, 'its columns say something else than its content'));
  });

  test('are told of by name where one does not fit', () => {
    const verification = { binders: 1, records: 12, misfit: misfit(3, 'its content was altered') };
    expect(() => describeVerification(verification)).toThrow(
      `Record 3 of the binder of customer ${buyer.id} does not fit: its content was altered.`,
    );
  });

  test('come back from a backup as they were, and are kept there, too', async () => {
    const folder = await createTemporaryFolder();
    const file = join(folder, 'shop.backup');
    await takeBackup({ db, storage, clock }, file);
    const place = await createTestDatabase();
    const restored = createDiskStorage({ directory: await mkdtemp(join(folder, 'files-')) });
    await restoreBackup({ db: place.db, storage: restored }, file, {
      queue: async () => (await openTestQueue(place)).close(),
      sandbox: () => prepareSandbox(place.db),
    });
    expect(await verifyRecords(place.db)).toEqual(await verifyRecords(db));
    await expect(place.db.execute(sql`delete from records`)).rejects.toMatchObject({
      cause: { message: 'Records are only ever added to.' },
    });
  });
});
