import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { orders } from '#server/db/schema/orders.ts';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { eq } from 'drizzle-orm';

const shop = await createGenerationShop();
const bundle = await shop.sellDocuments('Kitchen: "Safety"', [
  { name: 'Opening/Closing' },
  { name: 'Opening/Closing', xlsx: buildXlsx({ strings: ['{{city}}'] }) },
]);
const ann = await shop.buyer('ann@example.com');
const orderId = await shop.buy(ann, bundle.stripePriceId);
await shop.generate();

const productOf = async (key: number) =>
  dataOf<ProductWithDocuments>(await shop.fetch(pathOf('public', 'getProductWithDocuments', key)));

const linkOf = async () => (await dataOf<{ url: string }>(await ann.get('getOrderZipUrl', { orderId }))).url;

test('a bundle is shown, delivered and packed in the order its documents have in the product', async () => {
  const { id, documentIdList, stripePriceId } = await shop.sellDocuments('In order', [
    { name: 'Baking' },
    { name: 'Opening' },
    { name: 'Closing' },
  ]);
  const [baking, opening, closing] = documentIdList;
  await dataOf(await shop.asAdmin.post('updateProduct', { id, documentIdList: [opening, baking, closing] }));
  const inOrder = ['Opening', 'Baking', 'Closing'];
  expect((await productOf(id)).documents.map(({ name }) => name)).toEqual(inOrder);
  const bought = await shop.buy(ann, stripePriceId);
  await shop.generate();
  // What is bought already stays as it was.
  await dataOf(await shop.asAdmin.post('updateProduct', { id, documentIdList: [closing, baking, opening] }));
  expect((await shop.itemsOf(ann, bought)).map(({ name }) => name)).toEqual(inOrder);
  const { url } = await dataOf<{ url: string }>(await ann.get('getOrderZipUrl', { orderId: bought }));
  const zip = new PizZip(Buffer.from(await (await shop.fetch(url)).arrayBuffer()));
  expect(Object.keys(zip.files).filter((name) => name.startsWith('PDF/'))).toEqual(
    inOrder.map((name) => `PDF/${name}.pdf`),
  );
});

describe('all files of an order in one ZIP', () => {
  test('stand in a folder per format, whole, under names every system takes', async () => {
    const answer = await shop.fetch(await linkOf());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Kitchen%3A%20%22Safety%22");
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const zip = new PizZip(bytes, { checkCRC32: true });
    expect(Object.keys(zip.files).toSorted()).toEqual([
      'Excel/Opening_Closing.xlsx',
      'PDF/Opening_Closing (2).pdf',
      'PDF/Opening_Closing.pdf',
      'Word/Opening_Closing (2).docx',
      'Word/Opening_Closing.docx',
    ]);
    const [first] = await shop.itemsOf(ann, orderId);
    const pdf = zip.file('PDF/Opening_Closing.pdf')?.asUint8Array() ?? new Uint8Array();
    expect(Buffer.from(pdf).equals(await shop.fileOf(first ?? { previewImagePath: '' }, 'pdf'))).toBe(true);
  });

  test('can be asked for its size alone', async () => {
    const answer = await shop.fetch(await linkOf(), { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  test('is for the buyer alone', async () => {
    const bea = await shop.buyer('bea@example.com');
    expect(await refusalOf(await bea.get('getOrderZipUrl', { orderId }))).toMatchObject([
      404,
      'NOT_FOUND',
      /.*/,
    ]);
  });

  test.each([
    ['no token', (url: string) => url.split('?')[0] ?? ''],
    ['a changed token', (url: string) => `${url.slice(0, -1)}${url.endsWith('A') ? 'E' : 'A'}`],
    ['another order', (url: string) => url.replace(`/${orderId}.zip`, `/${orderId + 1}.zip`)],
  ])('is refused with %s', async (_, change) => {
    expect((await shop.fetch(change(await linkOf()))).status).toBe(403);
  });

  test('is closed with the order, also for links given out before', async () => {
    const url = await linkOf();
    await shop.services.db.update(orders).set({ closedBy: 'dispute' }).where(eq(orders.id, orderId));
    expect((await shop.fetch(url)).status).toBe(409);
    expect(await refusalOf(await ann.get('getOrderZipUrl', { orderId }))).toMatchObject([
      409,
      'CONFLICT',
      /.*/,
    ]);
    await shop.services.db.update(orders).set({ closedBy: null }).where(eq(orders.id, orderId));
    expect((await shop.fetch(url)).status).toBe(200);
  });

  test('is never given while it would lack what is being made, also for links given out before', async () => {
    const url = await linkOf();
    await dataOf(await ann.post('regenerateOrder', { orderId }));
    const { message } = problems['order.still-generating'];
    expect(await refusalOf(await ann.get('getOrderZipUrl', { orderId }))).toEqual([409, 'CONFLICT', message]);
    expect((await shop.fetch(url)).status).toBe(409);
    await shop.generate();
    expect((await shop.fetch(url)).status).toBe(200);
  });

  test('is refused once the link is an hour old', async () => {
    const url = await linkOf();
    shop.clock.advance(signedUrl.downloadSeconds * 1000);
    expect((await shop.fetch(url)).status).toBe(403);
  });
});
