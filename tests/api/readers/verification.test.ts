import { eq, sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '#server/db/connect.ts';
import { acknowledgements, readers } from '#server/db/schema/binder/readers.ts';
import { describeAcknowledgements } from '#server/modules/readers/records/describe-acknowledgements.ts';
import {
  type AcknowledgementVerification,
  verifyAcknowledgements,
} from '#server/modules/readers/records/verify-acknowledgements.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { seedAcknowledgement, seedReaders } from '#tests/support/database/seed-readers.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf } from '#tests/support/shop/calls.ts';

const shop = await createBinderShop();
const { db } = shop.services;
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);
const buyer = await shop.buyer('owner@example.com');
await shop.buy(buyer, bundle.stripePriceId);
await shop.work();
const { documents } = await shop.binderOf(buyer);
const ids = documents.map(({ id }) => id);
await dataOf(await shop.approve(buyer, ids));
await shop.work();
const [documentId = 0, otherId = 0] = ids;
const listed = await seedReaders(db, {
  customerId: buyer.id,
  people: [{ name: 'Ada' }, { name: 'Bo' }],
  documentIds: ids,
});
for (const reader of listed) await seedAcknowledgement(shop.services, { reader, documentId });
const [first] = await db.select().from(acknowledgements).orderBy(acknowledgements.id);
const position = first?.recordPosition ?? 0;

class Undone extends Error {}

/** What is said after somebody with all rights has altered something; it is undone afterwards. */
const afterAltering = async (alter: (tx: Transaction) => Promise<unknown>) => {
  let found: AcknowledgementVerification | undefined;
  const altering = db.transaction(async (tx) => {
    await alter(tx);
    found = await verifyAcknowledgements(tx);
    expect((await verifyRecords(tx)).misfit).toBeUndefined();
    throw new Undone();
  });
  await expect(altering).rejects.toThrow(Undone);
  return found?.misfit;
};
const set = (change: SQL) => (tx: Transaction) =>
  tx.execute(sql`update acknowledgements set ${change} where id = ${first?.id}`);
const ERASED = sql`listed_name = null, typed_name = null, salt = null, network = null`;

describe('what is kept of readings', () => {
  test('fits the records as long as nobody touches it, and is counted', async () => {
    const found = await verifyAcknowledgements(db);
    expect(found).toEqual({ count: 2, misfit: undefined });
    expect(describeAcknowledgements(found)).toBe('2 readings: all of them are as they were written down.');
  });

  test.each([
    ['the listed name', sql`listed_name = 'Eve'`, 'the person was altered'],
    ['the typed name', sql`typed_name = 'Eve'`, 'the person was altered'],
    ['the salt', sql`salt = 'x'`, 'the person was altered'],
    [
      'the row of the revision',
      sql`revision_id = (select min(id) from binder_revisions where document_id = ${otherId})`,
      'it is kept of another document than was written down',
    ],
    ['the revision', sql`revision = 2`, 'it is kept of another revision than was written down'],
    ['the document', sql`document_id = ${otherId}`, 'it is kept of another document than was written down'],
    ['the file', sql`sha256 = repeat('0', 64)`, 'the SHA-256 of what was read was altered'],
    ['the time', sql`acknowledged_at = acknowledged_at - interval '1 day'`, 'its time was altered'],
    ['the statement', sql`statement = 'I saw it'`, 'the statement was altered'],
    ['the way', sql`how = 'signed-sheet'`, 'how it was read was altered'],
    ['the names, as if erased', ERASED, 'its names are gone, and no record says that the reader was erased'],
  ])('is named when somebody alters %s', async (_what, change, why) => {
    expect(await afterAltering(set(change))).toEqual({ customerId: buyer.id, position, why });
  });

  test('is named when it is given to another reader', async () => {
    const misfit = await afterAltering(async (tx) => {
      const [stranger] = await tx
        .insert(readers)
        .values({ customerId: buyer.id, number: 9, name: 'Eve', addedAt: shop.clock.now() })
        .returning();
      await set(sql`reader_id = ${stranger?.id}`)(tx);
    });
    expect(misfit?.why).toBe('it is kept of another reader than was written down');
  });

  test('is named when it is gone, or its record is another one', async () => {
    expect(
      await afterAltering((tx) => tx.delete(acknowledgements).where(eq(acknowledgements.id, first?.id ?? 0))),
    ).toEqual({ customerId: buyer.id, position, why: 'what was written down is not kept any more' });
    expect(await afterAltering(set(sql`record_position = 1`))).toEqual({
      customerId: buyer.id,
      position: 1,
      why: 'there is no record of it at this position',
    });
  });

  test('fits after a reader was erased and that was written down', async () => {
    const misfit = await afterAltering(async (tx) => {
      await set(ERASED)(tx);
      await appendRecords(tx, { customerId: buyer.id, happenedAt: shop.clock.now() }, [
        { kind: 'reader-erased', documentId: null, data: { reader: listed[0]?.number } },
      ]);
    });
    expect(misfit).toBeUndefined();
  });

  test('that does not fit is an error that says which', () => {
    const misfit = { customerId: buyer.id, position: 7, why: 'its time was altered' };
    expect(() => describeAcknowledgements({ count: 1, misfit })).toThrow(
      `What is kept of record 7 of the binder of customer ${buyer.id} does not fit: its time was altered.`,
    );
  });
});
