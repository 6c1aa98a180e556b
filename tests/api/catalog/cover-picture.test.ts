import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storedFiles } from '#server/db/schema/files.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';

const shop = await createCatalogShop();
const { create, asAdmin } = shop;

const fetchCover = (id: number, picture = 'link', headers: Record<string, string> = {}) =>
  shop.fetch(`/covers/${id}/${picture}.jpg`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const storedCovers = () => shop.services.db.$count(storedFiles, eq(storedFiles.bucket, 'covers'));

test('the cover of a bundle is a picture in the sizes of link previews and of mails, in the colour of its industry', async () => {
  const { id } = await create({ name: 'Fleet', industry: 'transportation' });
  const answer = await fetchCover(id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const picture = await bytesOf(answer);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data } = await sharp(picture)
    .extract({ left: 800, top: 600, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const [index, part] of [0x86, 0x20, 0x4f].entries())
    expect(Math.abs((data[index] ?? 0) - part)).toBeLessThan(8);
  expect(await sharp(await bytesOf(await fetchCover(id, 'mail'))).metadata()).toMatchObject({
    width: 240,
    height: 311,
  });
});

test('it is drawn once, by however many it is asked for, and again when the bundle looks different', async () => {
  const { id } = await create({ name: 'Bakery' });
  const before = await storedCovers();
  const tags = await Promise.all([1, 2, 3].map(async () => (await fetchCover(id)).headers.get('etag')));
  expect(new Set(tags).size).toBe(1);
  expect(await storedCovers()).toBe(before + 1);
  const [tag] = tags;
  expect((await fetchCover(id, 'link', { 'if-none-match': tag ?? '' })).status).toBe(304);
  await asAdmin.post('updateProduct', { id, price: 29_900 });
  expect((await fetchCover(id)).headers.get('etag')).toBe(tag);
  await asAdmin.post('updateProduct', { id, name: 'Bakery and Café' });
  const renamed = await fetchCover(id, 'link', { 'if-none-match': tag ?? '' });
  expect(renamed.status).toBe(200);
  expect(renamed.headers.get('etag')).not.toBe(tag);
  expect(await storedCovers()).toBe(before + 1);
});

test('there is no cover of what is not there, and no other picture', async () => {
  const { id } = await create({ name: 'Gone' });
  for (const path of [`/covers/99999/link.jpg`, `/covers/${id}/huge.jpg`, `/covers/${id}/constructor.jpg`])
    expect((await shop.fetch(path)).status).toBe(404);
  for (const key of ['x', '0', '-1', '1e9', '99999999999'])
    expect((await shop.fetch(`/covers/${key}/link.jpg`)).status).toBe(404);
  await asAdmin.post('deleteProduct', { id });
  expect((await fetchCover(id)).status).toBe(404);
});
