import { and, eq, inArray } from 'drizzle-orm';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeEach, describe, expect, test } from 'vitest';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { qrPngOf } from '#server/kernel/qr/qr-png.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { manualLimits } from '#server/modules/binder/manual/manual-limits.ts';
import { queueManuals } from '#server/modules/binder/manual/queue-manuals.ts';
import type { Manual } from '#shared/contract/binder-files.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { bytesOf, dataOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';

/** What was printed of manuals: every front, in paragraphs. */
const fronts: string[][] = [];
/** Wall sheets, with the pictures of their codes. */
const sheets: { lines: string[]; pictures: Buffer[] }[] = [];
const shop = await createBinderShop({
  converter: createFakeConverter({
    pageCount: 1,
    onPdf: (docx) => {
      const printed = paragraphsOf(readPackage(docx).xml('word/document.xml'));
      if (printed.includes('Contents')) fronts.push(printed);
      const { names, bytes } = readPackage(docx);
      const pictures = names.filter((name) => name.startsWith('word/media/rIdCode')).map(bytes);
      if (pictures.length > 0) sheets.push({ lines: printed, pictures });
    },
  }),
});
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cooling' },
  { name: 'Cleaning' },
  { name: 'Hygiene' },
]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  fronts.length = 0;
  sheets.length = 0;
});

const idsOf = async (...titles: string[]) =>
  (await shop.binderOf(buyer)).documents.filter(({ title }) => titles.includes(title)).map(({ id }) => id);
const approve = async (...titles: string[]) => {
  await dataOf(await shop.approve(buyer, await idsOf(...titles)));
  await shop.work();
};
const manualOf = async (owner = buyer) => dataOf<Manual>(await owner.get('getManual', {}));
/** Made because it was asked for. */
const readyManual = async () => {
  await manualOf();
  await shop.work();
  const { state, file } = await manualOf();
  expect(state).toBe('ready');
  if (!file) throw new Error('There is no manual.');
  return file;
};
/** What the clock does: some time passes, and whoever looks after manuals looks. */
const passQuietTime = async () => {
  shop.clock.advance(manualLimits.quietMs + 1);
  await queueManuals(shop.services);
  await shop.work();
};
const pdfOf = async (url: string) =>
  PDFDocument.load(await bytesOf(await shop.fetch(url)), { updateMetadata: false });
const keptOf = (owner: Buyer) =>
  shop.services.db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.bucket, 'binder_manuals'), eq(storedFiles.ownerId, owner.id)));

describe('the wall sheet', () => {
  test('has each procedure in force with the code of its revision, and is made with the manual', async () => {
    await approve('Cooling', 'Hygiene');
    await readyManual();
    const { state, file } = await dataOf<Manual>(await buyer.get('getManual', { kind: 'wall-sheet' }));
    expect([state, file?.pageCount]).toEqual(['ready', 1]);
    const answer = await shop.fetch(file?.url ?? '');
    expect(answer.headers.get('content-disposition')).toContain('Lee Bakery, Wall sheet, ');
    const [sheet] = sheets;
    const titles = sheet?.lines.filter((line) => ['Cooling', 'Cleaning', 'Hygiene'].includes(line));
    expect(titles).toEqual(['Cooling', 'Hygiene']);
    const codes = await shop.services.db
      .select({ code: binderRevisions.code })
      .from(binderRevisions)
      .where(inArray(binderRevisions.documentId, await idsOf('Cooling', 'Hygiene')));
    const drawn = codes.map(({ code }) =>
      Buffer.from(qrPngOf(isCurrentAddressOf(shop.services.config.publicUrl, code))),
    );
    expect(sheet?.pictures).toHaveLength(2);
    for (const picture of sheet?.pictures ?? [])
      expect(drawn.some((code) => code.equals(picture))).toBe(true);
  });
});

describe('the operations manual', () => {
  test('is empty until something is in force', async () => {
    expect(await manualOf()).toEqual({ state: 'empty', documentCount: 0, file: null });
    await shop.work();
    expect(fronts).toEqual([]);
  });

  test('has a cover, the register, the contents and every document in force, and no draft', async () => {
    await approve('Cooling', 'Hygiene');
    expect(await manualOf()).toEqual({ state: 'making', documentCount: 2, file: null });
    const { url, pageCount, bytes, missing } = await readyManual();
    const answer = await shop.fetch(url);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Lee Bakery, Operations manual, [\d-]+\.pdf"/,
    );
    const pdf = await bytesOf(answer);
    expect([pdf.length, missing]).toEqual([bytes, []]);
    const whole = await PDFDocument.load(pdf, { updateMetadata: false });
    expect([whole.getPageCount(), whole.getTitle()]).toEqual([pageCount, 'Operations manual, Lee Bakery']);
    expect(pageCount).toBe(3);
    const [front = []] = fronts;
    expect(front).toContain('Lee Bakery');
    expect(front.filter((line) => line.includes('Cooling'))).toHaveLength(2);
    expect(front.join()).not.toContain('Cleaning');
  });

  test('is made once for as long as nothing changes, and the one before is removed', async () => {
    await approve('Cooling');
    const first = await readyManual();
    await readyManual();
    // Saved again as they were: something was noted, and nothing is different.
    await dataOf(await buyer.post('setCustomerBusinessDetails', BUSINESS));
    await passQuietTime();
    expect(fronts).toHaveLength(1);
    await approve('Cleaning');
    expect((await manualOf()).state).toBe('making');
    await readyManual();
    expect(fronts).toHaveLength(2);
    const kept = (await keptOf(buyer)).map(({ downloadName }) => downloadName.split(', ')[1]);
    expect(new Set(kept)).toEqual(new Set(['Operations manual', 'Wall sheet']));
    expect(kept).toHaveLength(2);
    expect((await shop.fetch(first.url)).status).toBe(404);
  });

  test('is made by itself, once, however many documents were approved', async () => {
    await approve('Cooling');
    await approve('Cleaning', 'Hygiene');
    await queueManuals(shop.services);
    await shop.work();
    expect(fronts).toEqual([]);
    await passQuietTime();
    expect(fronts).toHaveLength(1);
    expect((await manualOf()).state).toBe('ready');
  });

  test('waits for documents that are still being made with their approval', async () => {
    await approve('Cooling');
    await readyManual();
    const [revision] = await shop.services.db
      .select()
      .from(binderRevisions)
      .where(eq(binderRevisions.documentId, (await idsOf('Cooling'))[0] ?? 0));
    const issuedAt = revision?.issuedAt ?? null;
    const setIssued = (value: Date | null) =>
      shop.services.db
        .update(binderRevisions)
        .set({ issuedAt: value })
        .where(eq(binderRevisions.id, revision?.id ?? 0));
    await setIssued(null);
    await buyer.post('setCustomerBusinessDetails', { ...BUSINESS, name: 'New Name' });
    await passQuietTime();
    expect(fronts).toHaveLength(1);
    await setIssued(issuedAt);
    await passQuietTime();
    expect(fronts).toHaveLength(2);
    expect(fronts[1]).toContain('New Name');
  });

  test('loses what is withdrawn, by itself', async () => {
    await approve('Cooling', 'Cleaning');
    await readyManual();
    const ids = await idsOf('Cooling');
    await dataOf(await buyer.post('withdrawDocuments', { ids, name: 'Ada', reason: 'Closed' }));
    await passQuietTime();
    expect(fronts.at(-1)?.join()).not.toContain('Cooling');
    expect(await manualOf()).toMatchObject({ state: 'ready', documentCount: 1 });
  });

  test('is gone with every link to it when its order is refunded', async () => {
    await approve('Cooling');
    const { url } = await readyManual();
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    expect((await shop.fetch(url)).status).toBe(404);
    expect(await manualOf()).toEqual({ state: 'empty', documentCount: 0, file: null });
    expect(await keptOf(buyer)).toEqual([]);
  });

  test('keeps what was bought with another order when one is refunded', async () => {
    await approve('Cooling');
    const other = await shop.sellDocuments(`Office ${people}`, [{ name: 'Backups' }]);
    await shop.buy(buyer, other.stripePriceId);
    await shop.work();
    await approve('Backups');
    await readyManual();
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    await passQuietTime();
    expect(fronts.at(-1)?.join()).toContain('Backups');
    expect(fronts.at(-1)?.join()).not.toContain('Cooling');
  });

  test('names a document whose file is lost, and one that cannot be merged', async () => {
    await approve('Cooling', 'Cleaning', 'Hygiene');
    const { db, storage } = shop.services;
    const fileOf = async (title: string) => {
      const [id = 0] = await idsOf(title);
      const [revision] = await db.select().from(binderRevisions).where(eq(binderRevisions.documentId, id));
      const path = `${revision?.stem}.pdf`;
      const [file] = await db.select().from(storedFiles).where(eq(storedFiles.path, path));
      if (!file || !revision) throw new Error('There is no file.');
      return { file, revision };
    };
    await storage.remove(objectKeyOf((await fileOf('Cooling')).file));
    const { file, revision } = await fileOf('Cleaning');
    await storage.remove(objectKeyOf(file));
    const { size, sha256 } = await storage.write(objectKeyOf(file), Buffer.from('no PDF'), 'application/pdf');
    await db.update(storedFiles).set({ size, sha256 }).where(eq(storedFiles.id, file.id));
    const hashes = { docx: '', ...revision.hashes, pdf: sha256 };
    await db.update(binderRevisions).set({ hashes }).where(eq(binderRevisions.id, revision.id));

    const { missing, url } = await readyManual();
    expect(missing).toEqual([
      { number: '', title: 'Cooling', reason: 'lost' },
      { number: '', title: 'Cleaning', reason: 'broken' },
    ]);
    expect(fronts.at(-1)).toContain('Cleaning: its file cannot be opened.');
    expect((await pdfOf(url)).getPageCount()).toBe(2);
  });

  test('is nobody else’s', async () => {
    await approve('Cooling');
    const { url } = await readyManual();
    const other = await shop.buyer(`other${people}@example.com`);
    expect(await manualOf(other)).toEqual({ state: 'empty', documentCount: 0, file: null });
    expect((await shop.fetch(url.replace(buyer.id, other.id))).status).toBe(403);
  });
});
