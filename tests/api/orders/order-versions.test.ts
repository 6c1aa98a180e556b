import { eq } from 'drizzle-orm';
import PizZip from 'pizzip';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderGenerations } from '#server/db/schema/generation.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { orders } from '#server/db/schema/orders.ts';
import { generation } from '#server/modules/generation/generation-limits.ts';
import { ConversionError } from '#server/ports/converter.ts';
import type { Order, OrderVersion } from '#shared/contract/order.ts';
import { orderVersions } from '#shared/limits/order-versions.ts';
import { problems } from '#shared/problems.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { seedVersions } from '#tests/support/database/seed-versions.ts';
import { p } from '#tests/support/office/word-markup.ts';

let failing: (docx: Uint8Array) => boolean = () => false;
beforeEach(() => {
  failing = () => false;
});
const shop = await createGenerationShop({
  converter: createFakeConverter({
    pageCount: 2,
    onPdf: (docx) => {
      if (failing(docx)) throw new ConversionError('document', 'This document breaks the converter.');
    },
  }),
});
const { db } = shop.services;
const riskyDocx = buildDocx({ body: p('Risky for {{business_name}}') });
const isRisky = (docx: Uint8Array) => readPackage(docx).xml(BODY).includes('Risky');
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cleaning' },
  { name: 'Risky', docx: riskyDocx },
]);
const single = await shop.sellDocuments('Letter', [{ name: 'Letter' }]);

let people = 0;
const buyerOf = async (product: { stripePriceId: string }) => {
  people += 1;
  const buyer = await shop.buyer(`buyer${people}@example.com`);
  const orderId = await shop.buy(buyer, product.stripePriceId);
  await shop.generate();
  return { buyer, orderId };
};
const rename = (buyer: Buyer, name: string) =>
  buyer.post('setCustomerBusinessDetails', {
    name,
    street: '2 Mill Lane',
    city: 'Bend',
    state: 'Oregon',
    zipCode: '97701',
  });
/** An hour later, so that nobody asks too often. */
const askAgain = async (buyer: Buyer, orderId: number) => {
  shop.clock.advance(generation.regenerations[0].windowMs);
  await dataOf(await buyer.post('regenerateOrder', { orderId }));
};
const makeAgain = async (buyer: Buyer, orderId: number) => {
  await askAgain(buyer, orderId);
  await shop.generate();
};
const versionsOf = async (buyer: Buyer, orderId: number) =>
  dataOf<OrderVersion[]>(await buyer.get('getCustomerOrderVersions', { orderId }));
const numbersOf = async (buyer: Buyer, orderId: number) =>
  (await versionsOf(buyer, orderId)).map(({ number }) => number);
const linkOf = async (buyer: Buyer, orderId: number, version?: number) =>
  (await dataOf<{ url: string }>(await buyer.get('getOrderZipUrl', { orderId, version }))).url;
const zipAt = async (url: string) =>
  new PizZip(Buffer.from(await (await shop.fetch(url)).arrayBuffer()), { checkCRC32: true });
const textIn = (zip: PizZip, name: string) =>
  paragraphsOf(readPackage(zip.file(name)?.asNodeBuffer() ?? Buffer.alloc(0)).xml(BODY)).join('\n');

const idsOf = async (buyer: Buyer, orderId: number) =>
  (await shop.itemsOf(buyer, orderId)).map(({ id }) => id);
const logosOf = async (buyer: Buyer) => {
  const files = await db.select().from(storedFiles).where(eq(storedFiles.ownerId, buyer.id));
  return files.filter(({ bucket }) => bucket === 'order_logos');
};

describe('the versions of an order', () => {
  test('are listed newest first, each with its moment, its business and its documents', async () => {
    const { buyer, orderId } = await buyerOf(bundle);
    const firstMade = shop.clock.now().toISOString();
    await rename(buyer, 'Lee & Daughters');
    await makeAgain(buyer, orderId);
    expect(await versionsOf(buyer, orderId)).toEqual([
      {
        number: 2,
        finishedAt: shop.clock.now().toISOString(),
        businessName: 'Lee & Daughters',
        documentCount: 2,
        isCurrent: true,
      },
      { number: 1, finishedAt: firstMade, businessName: 'Lee Bakery', documentCount: 2, isCurrent: false },
    ]);
  });

  test('give the order its name: that of the payment, until it is made again with another', async () => {
    const { buyer, orderId } = await buyerOf(bundle);
    const nameOf = async () =>
      (await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId }))).businessName;
    await rename(buyer, 'Lee & Sons');
    expect(await nameOf()).toBe('Lee Bakery');
    await makeAgain(buyer, orderId);
    expect(await nameOf()).toBe('Lee & Sons');
  });

  test('are none before the first is finished', async () => {
    const buyer = await shop.buyer('waiting@example.com');
    const orderId = await shop.buy(buyer, single.stripePriceId);
    expect(await versionsOf(buyer, orderId)).toEqual([]);
    await shop.generate();
    expect(await versionsOf(buyer, orderId)).toMatchObject([{ number: 1, isCurrent: true }]);
  });

  test('leave out the one that is being made, and call none of the others current', async () => {
    const { buyer, orderId } = await buyerOf(single);
    await askAgain(buyer, orderId);
    expect(await versionsOf(buyer, orderId)).toMatchObject([{ number: 1, isCurrent: false }]);
    await shop.generate();
    expect(await versionsOf(buyer, orderId)).toMatchObject([
      { number: 2, isCurrent: true },
      { number: 1, isCurrent: false },
    ]);
  });

  test('stay the same when only what failed is made again', async () => {
    const { buyer, orderId } = await buyerOf(bundle);
    failing = isRisky;
    await makeAgain(buyer, orderId);
    expect(await versionsOf(buyer, orderId)).toMatchObject([
      { number: 2, documentCount: 1, isCurrent: true },
      { number: 1, documentCount: 2 },
    ]);
    failing = () => false;
    await dataOf(await buyer.post('retryLineItems', { orderId }));
    expect(await numbersOf(buyer, orderId)).toEqual([1]);
    await shop.generate();
    expect(await versionsOf(buyer, orderId)).toMatchObject([
      { number: 2, documentCount: 2, isCurrent: true },
      { number: 1, documentCount: 2 },
    ]);
  });

  test('are for the buyer alone: those of others are as unknown as those of no order', async () => {
    const { orderId } = await buyerOf(single);
    const stranger = await shop.buyer('stranger@example.com');
    const { message } = problems['order.not-found'];
    for (const asked of [orderId, 2_000_000_000])
      for (const call of ['getCustomerOrderVersions', 'getOrderZipUrl'])
        expect(await refusalOf(await stranger.get(call, { orderId: asked }))).toEqual([
          404,
          'NOT_FOUND',
          message,
        ]);
    expect(await refusalOf(await stranger.get('getOrderZipUrl', { orderId, version: 1 }))).toEqual([
      404,
      'NOT_FOUND',
      message,
    ]);
  });

  test.each([
    ['refunded', { status: 'refunded' }],
    ['disputed', { closedBy: 'dispute' }],
  ] as const)('are still seen when the order is %s, but not given out', async (_, change) => {
    const { buyer, orderId } = await buyerOf(single);
    await makeAgain(buyer, orderId);
    const url = await linkOf(buyer, orderId, 1);
    expect((await shop.fetch(url)).status).toBe(200);
    await db.update(orders).set(change).where(eq(orders.id, orderId));
    expect(await numbersOf(buyer, orderId)).toEqual([2, 1]);
    expect(await refusalOf(await buyer.get('getOrderZipUrl', { orderId, version: 1 }))).toMatchObject([
      409,
      'CONFLICT',
      problems['order.closed'].message,
    ]);
    expect((await shop.fetch(url)).status).toBe(409);
  });
});

describe('the ZIP of an earlier version', () => {
  test('holds what was made then, also while another is being made', async () => {
    const { buyer, orderId } = await buyerOf(single);
    await rename(buyer, 'Lee & Daughters');
    await askAgain(buyer, orderId);
    const url = await linkOf(buyer, orderId, 1);
    const zip = await zipAt(url);
    expect(Object.keys(zip.files).toSorted()).toEqual(['PDF/Letter.pdf', 'Word/Letter.docx']);
    expect(textIn(zip, 'Word/Letter.docx')).toContain('Lee Bakery');
    expect(await refusalOf(await buyer.get('getOrderZipUrl', { orderId, version: 2 }))).toMatchObject([
      409,
      'CONFLICT',
      problems['order.still-generating'].message,
    ]);
    await shop.generate();
    expect(textIn(await zipAt(url), 'Word/Letter.docx')).toContain('Lee Bakery');
    for (const version of [undefined, 2])
      expect(textIn(await zipAt(await linkOf(buyer, orderId, version)), 'Word/Letter.docx')).toContain(
        'Lee & Daughters',
      );
    const { headers } = await shop.fetch(url, { method: 'HEAD' });
    expect(headers.get('content-disposition')).toContain(`order%20${orderId}%2C%20version%201.zip`);
  });

  test('has a link of its own, that opens no other', async () => {
    const { buyer, orderId } = await buyerOf(single);
    await makeAgain(buyer, orderId);
    const url = await linkOf(buyer, orderId, 1);
    const present = await linkOf(buyer, orderId);
    const others = [
      url.replace('version=1', 'version=2'),
      url.replace('version=1&', ''),
      url.replace('version=1', 'version=x'),
      present.replace('?', '?version=1&'),
    ];
    for (const other of others) expect((await shop.fetch(other)).status).toBe(403);
  });

  test('is not found under a number that no version has', async () => {
    const { buyer, orderId } = await buyerOf(single);
    expect(await refusalOf(await buyer.get('getOrderZipUrl', { orderId, version: 7 }))).toEqual([
      404,
      'NOT_FOUND',
      problems['order.version-not-found'].message,
    ]);
  });
});

describe('of the versions of an order', () => {
  const kept = orderVersions.earlierKept;
  /** A PDF, a Word file, a preview and two pages. */
  const FILES = 5;

  test('the present one and the last nine are kept, and nothing is left of those before', async () => {
    const { buyer, orderId } = await buyerOf(single);
    await shop.giveLogo(buyer);
    await makeAgain(buyer, orderId);
    const lineItemIds = await idsOf(buyer, orderId);
    await seedVersions(shop.services, { orderId, lineItemIds, from: 3, to: kept + 1 });
    await shop.giveLogo(buyer, makePng(40, 20));
    expect(await shop.pathsOf(buyer)).toHaveLength(2 * FILES);
    expect(await logosOf(buyer)).toHaveLength(1);

    await makeAgain(buyer, orderId);
    await makeAgain(buyer, orderId);

    const left = await numbersOf(buyer, orderId);
    expect([left.length, left[0], left.at(-1)]).toEqual([kept + 1, kept + 3, 3]);
    expect((await buyer.get('getOrderZipUrl', { orderId, version: 2 })).status).toBe(404);
    const shown = (await shop.itemsOf(buyer, orderId)).map(({ previewImagePath }) => previewImagePath);
    expect(await shop.pathsOf(buyer)).toEqual(expect.arrayContaining(shown));
    expect(await shop.pathsOf(buyer)).toHaveLength(2 * FILES);
    expect(await logosOf(buyer)).toHaveLength(1);
    const numbers = await db.select().from(orderGenerations).where(eq(orderGenerations.orderId, orderId));
    expect(numbers.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
      left.toReversed(),
    );
  });

  test('none goes whose document is still the last that succeeded', async () => {
    const { buyer, orderId } = await buyerOf(bundle);
    const [cleaning = 0] = await idsOf(buyer, orderId);
    await seedVersions(shop.services, { orderId, lineItemIds: [cleaning], from: 2, to: kept + 2 });
    failing = isRisky;
    await makeAgain(buyer, orderId);
    const numbers = await numbersOf(buyer, orderId);
    expect([numbers.length, numbers.at(-1)]).toEqual([kept + 2, 1]);
    expect(numbers).not.toContain(2);
    const zip = await zipAt(await linkOf(buyer, orderId));
    expect(textIn(zip, 'Word/Risky.docx')).toContain('Risky for Lee Bakery');
  });
});
