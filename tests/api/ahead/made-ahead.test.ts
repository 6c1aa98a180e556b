import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { madeAhead } from '#server/db/schema/ahead.ts';
import { damagedFiles, storedFiles } from '#server/db/schema/files.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { orders } from '#server/db/schema/orders.ts';
import { upsertAnswers } from '#server/modules/accounts/answer-repo.ts';
import { upsertBusiness } from '#server/modules/accounts/customer-repo.ts';
import { DamagedFile } from '#server/modules/files/integrity/damaged-file.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { repairFile } from '#server/modules/generation/repair/repair-file.ts';
import { ahead } from '#server/modules/generation/ahead/ahead-limits.ts';
import { insertUses } from '#server/modules/rate-limits/rate-limit-repo.ts';
import { clearAhead } from '#server/modules/generation/ahead/clear-ahead.ts';
import { makeAhead } from '#server/modules/generation/ahead/make-ahead.ts';
import { startAhead } from '#server/modules/generation/ahead/start-ahead.ts';
import type { Operations } from '#shared/contract/operations.ts';
import type { LineItem } from '#shared/contract/order.ts';
import { DAY, MINUTE } from '#shared/units.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';

let beforePdf: () => void | Promise<void> = () => {};
const onPdf = vi.fn<() => void | Promise<void>>(() => beforePdf());
const shop = await createGenerationShop({ converter: createFakeConverter({ pageCount: 2, onPdf }) });
const { services, clock } = shop;
const { db } = services;
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cleaning' }, { name: 'Storage' }]);
const single = await shop.sellDocuments('Letter', [{ name: 'Letter' }]);
const unhurried = { isLastAttempt: false, signal: new AbortController().signal };

let people = 0;
const someone = () => {
  people += 1;
  return shop.buyer(`early${people}@example.com`);
};
const BUSINESS = {
  name: 'Lee Bakery',
  website: '',
  street: '1 Mill Lane',
  city: 'Salem',
  state: 'Oregon',
  zipCode: '97301',
};
const rename = (buyer: Buyer, name: string) =>
  upsertBusiness(db, buyer.id, { ...BUSINESS, name }, clock.now());

/** Sent to pay, and away for as long as the jobs need. */
const open = async (buyer: Buyer, priceId = bundle.stripePriceId) => {
  await buyer.checkout(priceId);
  const order = await shop.newestOrder();
  await shop.generate();
  return order.id;
};
const pay = async (buyer: Buyer) => {
  const sessionId = await shop.sessionOf();
  await shop.pay(sessionId);
  clock.advance(2000);
  const order = await buyer.latest(sessionId);
  expect(order?.status).toBe('succeeded');
};
const outcomesOf = async (orderId: number) =>
  (await db.select().from(madeAhead).where(eq(madeAhead.orderId, orderId)))
    .map(({ outcome }) => outcome)
    .toSorted();
const statusesOf = async (buyer: Buyer, orderId: number) =>
  (await shop.itemsOf(buyer, orderId)).map(({ status }) => status);
const textOf = async (item: LineItem | undefined) =>
  paragraphsOf(readPackage(await shop.fileOf(item ?? { previewImagePath: null }, 'docx')).xml(BODY)).join(
    '\n',
  );
const nobodysFiles = () =>
  db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.bucket, 'document_previews'), isNull(storedFiles.ownerId)));
const clear = () => clearAhead(services, unhurried.signal);

beforeEach(() => {
  beforePdf = () => {};
  onPdf.mockClear();
});
afterEach(async () => {
  clock.advance(2 * DAY);
  await clear();
  await shop.generate();
  if ((await nobodysFiles()).length > 0) throw new Error('Something is left that is nobody’s.');
});

describe('documents made while their buyer pays', () => {
  test('are the order’s as soon as it is paid, with all that belongs to them', async () => {
    const ann = await someone();
    await shop.giveLogo(ann);
    const orderId = await open(ann);
    expect(await outcomesOf(orderId)).toEqual(['kept', 'kept']);
    await pay(ann);
    expect(await statusesOf(ann, orderId)).toEqual(['GENERATED', 'GENERATED']);
    expect(await outcomesOf(orderId)).toEqual(['used', 'used']);
    expect(onPdf).toHaveBeenCalledTimes(2);
    await shop.generate();
    expect(onPdf).toHaveBeenCalledTimes(2);
    const [item] = await shop.itemsOf(ann, orderId);
    expect(await textOf(item)).toContain('For Lee Bakery');
    expect(await shop.pathsOf(ann)).toHaveLength(2 * 5);
    const files = await db.select().from(storedFiles).where(eq(storedFiles.orderId, orderId));
    expect(files.every(({ ownerId }) => ownerId === ann.id)).toBe(true);
    const mails = (await db.select().from(outboxMails)).filter(({ recipient }) => recipient === ann.email);
    expect(mails.filter(({ subject }) => /ready/i.test(subject))).toHaveLength(1);
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const made = await db.select().from(generatedDocuments);
    for (const { finishedAt } of made) expect(finishedAt >= (order?.paidAt ?? new Date())).toBe(true);
  });

  test('are nobody’s before: not listed, not signed, not counted', async () => {
    const ben = await someone();
    const orderId = await open(ben);
    const files = await nobodysFiles();
    expect(files).toHaveLength(2 * 3);
    expect(files.every((file) => file.orderId === null && !file.isPublic)).toBe(true);
    expect(await shop.pathsOf(ben)).toEqual([]);
    const post = (path: string, body: object) =>
      ben.headers().then((headers) =>
        shop.fetch(path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    const listed = await post('/storage/v1/object/list/document_previews', { prefix: `${orderId}` });
    expect(await listed.json()).toEqual([]);
    const paths = files.map(({ path }) => path);
    const signed = await post('/storage/v1/object/sign/document_previews', { expiresIn: 60, paths });
    const answers = (await signed.json()) as { signedURL: string | null }[];
    expect(answers.map(({ signedURL }) => signedURL)).toEqual(paths.map(() => null));
    expect(await statusesOf(ben, orderId)).toEqual([]);
  });

  test('are not used if a detail, the logo, an answer or the day is another by then', async () => {
    const changes: [string, (buyer: Buyer) => unknown, string[]][] = [
      ['nothing', () => undefined, ['GENERATED']],
      ['business', (buyer) => rename(buyer, 'Lee & Sons'), ['GENERATING']],
      ['logo', (buyer) => shop.giveLogo(buyer, makePng(80, 20)), ['GENERATING']],
      ['day', () => clock.advance(18 * 60 * MINUTE), ['GENERATING']],
      // Which no document of this bundle asks for.
      ['answer', (b) => upsertAnswers(db, b.id, [['nobody_asks', 'x']], clock.now()), ['GENERATED']],
    ];
    for (const [, change, expected] of changes) {
      const buyer = await someone();
      await shop.giveLogo(buyer);
      const orderId = await open(buyer, single.stripePriceId);
      await change(buyer);
      await pay(buyer);
      expect(await statusesOf(buyer, orderId)).toEqual(expected);
      await shop.generate();
      expect(await statusesOf(buyer, orderId)).toEqual(['GENERATED']);
    }
  });

  test('are made again with the details of the last click, which are those that are used', async () => {
    const cleo = await someone();
    const orderId = await open(cleo, single.stripePriceId);
    await rename(cleo, 'Cleo Cafe');
    await open(cleo, single.stripePriceId);
    await open(cleo, single.stripePriceId);
    expect(onPdf).toHaveBeenCalledTimes(2);
    await pay(cleo);
    const [item] = await shop.itemsOf(cleo, orderId);
    expect(item?.status).toBe('GENERATED');
    expect(await textOf(item)).toContain('For Cleo Cafe');
    expect(await outcomesOf(orderId)).toEqual(['kept', 'used']);
    await shop.generate();
    expect(await outcomesOf(orderId)).toEqual(['dropped', 'used']);
  });

  test('that are still being made when the payment comes become the order’s when they are ready', async () => {
    const dora = await someone();
    await dora.checkout(single.stripePriceId);
    const { id: orderId } = await shop.newestOrder();
    await startAhead(services, orderId);
    const templateId = single.documentIdList[0] ?? 0;
    beforePdf = async () => {
      beforePdf = () => {};
      await pay(dora);
      expect(await statusesOf(dora, orderId)).toEqual(['GENERATING']);
    };
    const enqueueMissing = vi.spyOn(services.queue, 'enqueueMissing');
    await makeAhead(services, { orderId, templateId }, unhurried);
    const [, , , options] = enqueueMissing.mock.calls.find(([, name]) => name === 'generate-line-item') ?? [];
    enqueueMissing.mockRestore();
    expect((options?.runAfter ?? clock.now()) > clock.now()).toBe(true);
    expect(await statusesOf(dora, orderId)).toEqual(['GENERATED']);
    await shop.generate();
    expect(onPdf).toHaveBeenCalledTimes(1);
    expect(await shop.pathsOf(dora)).toHaveLength(5);
  });

  test('come too late if somebody else has made the document meanwhile, and leave nothing', async () => {
    const emil = await someone();
    await emil.checkout(single.stripePriceId);
    const { id: orderId } = await shop.newestOrder();
    const templateId = single.documentIdList[0] ?? 0;
    beforePdf = async () => {
      beforePdf = () => {};
      await pay(emil);
      await shop.generate();
      expect(await statusesOf(emil, orderId)).toEqual(['GENERATED']);
    };
    await makeAhead(services, { orderId, templateId }, unhurried);
    expect(await outcomesOf(orderId)).toEqual(['dropped']);
    await shop.generate();
    expect(await nobodysFiles()).toEqual([]);
    expect(await shop.pathsOf(emil)).toHaveLength(5);
  });

  test('are made once, though two workers make them', async () => {
    const fay = await someone();
    await fay.checkout(single.stripePriceId);
    const { id: orderId } = await shop.newestOrder();
    const wanted = { orderId, templateId: single.documentIdList[0] ?? 0 };
    await Promise.all([makeAhead(services, wanted, unhurried), makeAhead(services, wanted, unhurried)]);
    expect(await outcomesOf(orderId)).toEqual(['kept']);
    expect(await nobodysFiles()).toHaveLength(3);
  });

  test('are gone within an hour if nobody pays', async () => {
    const gil = await someone();
    const orderId = await open(gil, single.stripePriceId);
    clock.advance(ahead.keepMs - MINUTE);
    await clear();
    expect(await outcomesOf(orderId)).toEqual(['kept']);
    clock.advance(2 * MINUTE);
    await clear();
    expect(await outcomesOf(orderId)).toEqual(['dropped']);
    expect(await nobodysFiles()).toEqual([]);
    expect(ahead.keepMs + ahead.clearEveryMs).toBeLessThan(60 * MINUTE);
    // Whoever comes back finds everything as it was.
    await open(gil, single.stripePriceId);
    await pay(gil);
    expect(await statusesOf(gil, orderId)).toEqual(['GENERATED']);
  });

  test('fail without anybody hearing of it', async () => {
    const hal = await someone();
    beforePdf = () => {
      throw new Error('The office is upset.');
    };
    await hal.checkout(single.stripePriceId);
    const { id: orderId } = await shop.newestOrder();
    const { failed } = await shop.generate({ isLastAttempt: true });
    expect(failed).toEqual([]);
    beforePdf = () => {};
    await pay(hal);
    await shop.generate();
    expect(await statusesOf(hal, orderId)).toEqual(['GENERATED']);
  });

  test('are no more than a customer is allowed in a day, nor than the shop can spare in an hour', async () => {
    const use = (key: string, count: number) => insertUses(db, Array<string>(count).fill(key), clock.now());
    const ida = await someone();
    await use(`ahead:${ida.id}`, 99);
    const first = await open(ida);
    expect(await outcomesOf(first)).toEqual(['kept']);
    await pay(ida);
    expect(await statusesOf(ida, first)).toEqual(['GENERATED', 'GENERATING']);
    await shop.generate();

    await use('ahead', 999);
    const jon = await someone();
    const second = await open(jon);
    expect(await outcomesOf(second)).toEqual([]);
    clock.advance(60 * MINUTE);
    await open(jon);
    expect(await outcomesOf(second)).toEqual(['kept', 'kept']);
  });

  test('are dropped if a file of theirs is lost, and made again after the payment', async () => {
    const lou = await someone();
    const orderId = await open(lou, single.stripePriceId);
    const [file] = await nobodysFiles();
    if (!file) throw new Error('Nothing was made.');
    await services.storage.remove(objectKeyOf(file));
    expect(await repairFile(services, new DamagedFile(file, 'missing'))).toBe(true);
    expect(await outcomesOf(orderId)).toEqual(['dropped']);
    expect(await db.$count(damagedFiles)).toBe(0);
    await pay(lou);
    await shop.generate();
    expect(await statusesOf(lou, orderId)).toEqual(['GENERATED']);
  });

  test('do not hold up a payment if they cannot be used', async () => {
    const kai = await someone();
    const orderId = await open(kai, single.stripePriceId);
    const enqueueAll = vi.spyOn(services.queue, 'enqueueAll').mockRejectedValueOnce(new Error('No.'));
    await pay(kai);
    enqueueAll.mockRestore();
    expect(await statusesOf(kai, orderId)).toEqual(['GENERATING']);
    await shop.generate();
    expect(await statusesOf(kai, orderId)).toEqual(['GENERATED']);
    expect(await shop.pathsOf(kai)).toHaveLength(5);
  });
});

test('what was made, used and thrown away is told to administrators and to whoever measures', async () => {
  clock.advance(2 * DAY);
  const mia = await someone();
  await open(mia, single.stripePriceId);
  await pay(mia);
  const noa = await someone();
  const orderId = await open(noa);
  clock.advance(60 * MINUTE);
  await clear();
  const dropped = await db.select().from(madeAhead).where(eq(madeAhead.orderId, orderId));
  const bytes = dropped.reduce((sum, row) => sum + row.bytes, 0);
  expect(bytes).toBeGreaterThan(1000);
  const { ahead: told } = await dataOf<Operations>(await shop.asAdmin.get('operations'));
  expect(told).toEqual({ isOn: true, made: 3, used: 1, dropped: 2, droppedBytes: bytes });
  const metrics = await (await shop.fetch('/metrics', { from: '127.0.0.1' })).text();
  expect(metrics).toContain('bindery_documents_ahead{outcome="used"} 1');
  expect(metrics).toContain(`bindery_documents_ahead_bytes{outcome="dropped"} ${bytes}`);
});

test('a shop that makes nothing ahead begins nothing and uses nothing that is new', async () => {
  const usual = await createGenerationShop({ config: { ...services.config, makesAhead: false } });
  const letter = await usual.sellDocuments('Letter', [{ name: 'Letter' }]);
  const lea = await usual.buyer('lea@example.com');
  await lea.checkout(letter.stripePriceId);
  expect(await listJobs(usual.services)).toEqual([]);
  const { id: orderId } = await usual.newestOrder();
  await startAhead(usual.services, orderId);
  expect(await listJobs(usual.services)).toEqual([]);
});
