import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { records } from '#server/db/schema/binder/records.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { DamagedFile } from '#server/modules/files/integrity/damaged-file.ts';
import { repairFile } from '#server/modules/generation/repair/repair-file.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';

const converter = createFakeConverter({ pageCount: 1 });
let isBroken = false;
const shop = await createBinderShop({
  converter: {
    ...converter,
    toPdf: async (...input) => {
      if (isBroken) throw new ConversionError('document', 'it cannot be converted');
      return converter.toPdf(...input);
    },
  },
});
const { db } = shop.services;
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
let id = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  shop.takeFills();
  id = (await shop.binderOf(buyer)).documents[0]?.id ?? 0;
});

const cooling = () => shop.documentOf(buyer, id);
const kindsOf = async () => (await cooling()).records.map(({ kind }) => kind);

describe('a document that cannot be made with its approval', () => {
  test('is a draft again, says why, and can be approved again', async () => {
    await dataOf(await shop.approve(buyer, [id]));
    isBroken = true;
    await shop.generate();
    isBroken = false;
    const failed = await cooling();
    expect(failed).toMatchObject({ state: 'draft', needs: ['approve'], draft: { stage: 'waiting' } });
    expect(failed.draft?.failure).toContain('Approve it again');
    expect(await kindsOf()).toEqual(['entered', 'made', 'approved', 'approval-undone']);
    await dataOf(await shop.approve(buyer, [id]));
    await shop.work();
    expect(await cooling()).toMatchObject({ state: 'in-force', draft: null });
  });
});

describe('a file of what is in force', () => {
  test('is made again as it was, once it is lost', async () => {
    await dataOf(await shop.approve(buyer, [id]));
    await shop.work();
    const [approved] = shop.takeFills();
    const [item] = await shop.itemsOf(buyer, orderId);
    const path = (item?.previewImagePath ?? '').replace(/jpg$/, 'docx');
    const [file] = await db.select().from(storedFiles).where(eq(storedFiles.path, path));
    if (!file) throw new Error('The approved document has no file.');
    await rm(join(shop.services.config.dataDir, 'files', objectKeyOf(file)));
    shop.clock.advance(3 * 86_400_000);
    expect(await repairFile(shop.services, new DamagedFile(file, 'missing'))).toBe(true);
    await shop.work();
    expect(shop.takeFills()).toEqual([approved]);
    expect(await cooling()).toMatchObject({ state: 'in-force', revision: 1 });
    expect((await cooling()).revisions[0]?.files[1]?.sha256).toBe(file.sha256);
  });
});

describe('the records of a binder', () => {
  test('tell all that happened, each with the hash of the one before', async () => {
    await dataOf(await shop.approve(buyer, [id]));
    await shop.work();
    await buyer.post('reviewDocuments', { ids: [id], name: 'Ada' });
    await buyer.post('withdrawDocuments', { ids: [id], name: 'Ada', reason: 'No more cooling' });
    expect(await kindsOf()).toEqual([
      'entered',
      'made',
      'approved',
      'issued',
      'in-force',
      'reviewed',
      'withdrawn',
    ]);
    expect(await verifyRecords(db)).toMatchObject({ misfit: undefined });
  });

  test('are only ever added to', async () => {
    await expect(db.update(records).set({ content: '{}' })).rejects.toThrow();
    await expect(db.delete(records)).rejects.toThrow();
    await expect(db.execute(sql`truncate records`)).rejects.toThrow();
  });
});
