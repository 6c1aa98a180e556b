import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { damagedFiles, storedFiles } from '#server/db/schema/files.ts';
import { compareFiles, shareOf } from '#server/modules/files/integrity/compare-files.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { type Bucket, objectKeyOf } from '#server/modules/files/stored-file.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { sweepDamage } from '#server/modules/generation/repair/sweep-damage.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { problems } from '#shared/problems.ts';
import { HOUR } from '#shared/units.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';

const shop = await createGenerationShop();
const { services } = shop;
const { db } = services;
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Opening' }, { name: 'Closing' }]);
const ann = await shop.buyer('ann@example.com');
const neverStops = new AbortController().signal;

const buyOrder = async () => {
  const orderId = await shop.buy(ann, bundle.stripePriceId);
  await shop.generate();
  return orderId;
};
const shownPath = async (orderId: number, extension: string) => {
  const [first] = await shop.itemsOf(ann, orderId);
  return (first?.previewImagePath ?? '').replace(/\.jpg$/, extension);
};
const rowAt = async (path: string) => {
  const [row] = await db.select().from(storedFiles).where(eq(storedFiles.path, path));
  if (!row) throw new Error(`There is no ${path}.`);
  return row;
};
const onDisk = async (path: string) => join(services.config.dataDir, 'files', objectKeyOf(await rowAt(path)));
const flip = async (file: string) => {
  const bytes = await readFile(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(file, bytes);
};
const cut = (file: string) => truncate(file, 10);
const look = (path: string, bucket: Bucket = PREVIEW_BUCKET) =>
  shop.fetch(signInlineUrl(services, { bucket, path }, 60));
const statusesOf = async (orderId: number) => (await shop.itemsOf(ann, orderId)).map(({ status }) => status);
const zipOf = async (orderId: number) =>
  shop.fetch((await dataOf<{ url: string }>(await ann.get('getOrderZipUrl', { orderId }))).url);
const keepFile = (path: string, body: Buffer) =>
  storeFile(services, {
    bucket: 'samples',
    path,
    body,
    contentType: 'image/png',
    downloadName: path,
    ownerId: null,
    isPublic: false,
  });
/** Until the clock has come to the share that the file is in. */
const advanceTo = (id: string) => {
  while (shareOf(services.clock.now()) !== id.slice(0, 2)) shop.clock.advance(HOUR);
};
const madeAgain = problems['file.being-made-again'].message;

describe.each([
  ['lost', (file: string) => rm(file)],
  ['cut', cut],
  ['altered', flip],
])('a document of an order whose file is %s', (_, harm) => {
  test('is made again at once, once, and is whole afterwards', async () => {
    const orderId = await buyOrder();
    const path = await shownPath(orderId, '.pdf');
    await harm(await onDisk(path));
    const answers = await Promise.all([look(path), look(path), look(path)]);
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ message: madeAgain });
    }
    expect(await statusesOf(orderId)).toEqual(['GENERATING', 'GENERATED']);
    expect(await services.queue.depth()).toContainEqual({
      name: 'generate-line-item',
      waiting: 1,
      running: 0,
    });
    await shop.generate();
    expect(await statusesOf(orderId)).toEqual(['GENERATED', 'GENERATED']);
    expect((await look(await shownPath(orderId, '.pdf'))).status).toBe(200);
    expect((await look(path)).status).toBe(404);
    expect(await db.$count(damagedFiles)).toBe(0);
    expect((await zipOf(orderId)).status).toBe(200);
  });

  test('is told of before the ZIP of the order begins', async () => {
    const orderId = await buyOrder();
    await harm(await onDisk(await shownPath(orderId, '.docx')));
    const answer = await zipOf(orderId);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([409, madeAgain]);
    await shop.generate();
    expect((await zipOf(orderId)).status).toBe(200);
  });
});

test('pictures of pages that are lost are drawn again', async () => {
  const orderId = await buyOrder();
  const path = await shownPath(orderId, '-page-1.jpg');
  await rm(await onDisk(path));
  expect((await look(path)).status).toBe(409);
  expect(await statusesOf(orderId)).toEqual(['GENERATED', 'GENERATED']);
  await shop.generate();
  expect((await look(path)).status).toBe(200);
});

test('the pages of a document whose PDF is lost are drawn of the one made in its place', async () => {
  const orderId = await buyOrder();
  const [page, pdf] = [await shownPath(orderId, '-page-1.jpg'), await shownPath(orderId, '.pdf')];
  await rm(await onDisk(page));
  await rm(await onDisk(pdf));
  expect((await look(page)).status).toBe(409);
  await shop.generate();
  expect((await look(await shownPath(orderId, '-page-1.jpg'))).status).toBe(200);
});

test('a large file with other bytes breaks off before its end', async () => {
  await keepFile('large.png', Buffer.alloc(400_000, 'x'));
  await flip(await onDisk('large.png'));
  const answer = await look('large.png', 'samples');
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await expect.poll(() => db.$count(damagedFiles)).toBe(1);
});

test('what nobody can make again is refused in words, logged and counted', async () => {
  await db.delete(damagedFiles);
  await keepFile('small.png', Buffer.from('a picture'));
  await rm(await onDisk('small.png'));
  const answer = await look('small.png', 'samples');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ message: problems['file.damaged'].message });
  expect(shop.logLines.join('')).toContain('a stored file is damaged');
  const metrics = await shop.fetch('/metrics', { from: '127.0.0.1' });
  expect(await metrics.text()).toContain('bindery_damaged_files 1');
});

test('a part of a file is refused once the file is too short', async () => {
  await keepFile('part.png', Buffer.alloc(1000, 'x'));
  await cut(await onDisk('part.png'));
  const url = signInlineUrl(services, { bucket: 'samples', path: 'part.png' }, 60);
  expect((await shop.fetch(url, { headers: { range: 'bytes=500-599' } })).status).toBe(500);
});

describe('the comparison of every hour', () => {
  test('finds a file that nobody asked for, and has it made again', async () => {
    const orderId = await buyOrder();
    const row = await rowAt(await shownPath(orderId, '.docx'));
    await flip(join(services.config.dataDir, 'files', objectKeyOf(row)));
    advanceTo(row.id);
    await sweepDamage(services, neverStops);
    expect(await statusesOf(orderId)).toEqual(['GENERATING', 'GENERATED']);
    expect(shop.logLines.join('')).toMatch(/"damaged":[1-9].*stored files were compared/);
    await shop.generate();
    expect(await statusesOf(orderId)).toEqual(['GENERATED', 'GENERATED']);
  });

  test('forgets the damage of a file that is well again', async () => {
    const file = await keepFile('restored.png', Buffer.from('a picture'));
    await rm(await onDisk('restored.png'));
    advanceTo((await rowAt('restored.png')).id);
    await sweepDamage(services, neverStops);
    const isNoted = async () =>
      (await db.select().from(damagedFiles)).some(({ fileId }) => fileId === file.id);
    expect(await isNoted()).toBe(true);
    await writeFile(await onDisk('restored.png'), 'a picture');
    await sweepDamage(services, neverStops);
    expect(await isNoted()).toBe(false);
  });

  test('reads every file once in 256 hours', async () => {
    const ids = new Set((await db.select({ id: storedFiles.id }).from(storedFiles)).map(({ id }) => id));
    await db.delete(damagedFiles);
    let compared = 0;
    for (let hours = 0; hours < 256; hours += 1) {
      for await (const _ of compareFiles(services, neverStops)) compared += 1;
      shop.clock.advance(HOUR);
    }
    expect(compared).toBe(ids.size);
  });
});
