import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedFiles } from '#server/db/schema/files.ts';
import { answers } from '#server/db/schema/questions.ts';
import { removeOrphanedPictures } from '#server/modules/questions/pictures/remove-orphaned-pictures.ts';
import type { CustomerAnswers, KeptPicture, OrderQuestions } from '#shared/contract/question.ts';
import { problems } from '#shared/problems.ts';
import { DAY } from '#shared/units.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createQuestions, letAsk, openingHours } from '#tests/support/shop/ask-questions.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { fieldsOfColour, floorPlan, sendPicture } from '#tests/support/shop/send-picture.ts';

const shop = await createGenerationShop();
const { db } = shop.services;
const bundle = await shop.sellDocuments('Kitchen', [
  {
    name: 'Plan',
    docx: buildDocx({ body: p('{{#if floor_plan}}See {{floor_plan}}{{else}}No plan{{/if}}') }),
  },
  { name: 'Plain' },
]);
let ann: Buyer;
let bob: Buyer;
let orderId = 0;

beforeAll(async () => {
  await createQuestions(shop.asAdmin, floorPlan, openingHours);
  await letAsk(db, bundle.documentIdList[0] ?? 0, ['floor_plan', 'opening_hours']);
  [ann, bob] = [await shop.buyer('ann@example.com'), await shop.buyer('bob@example.com')];
  orderId = await shop.buy(ann, bundle.stripePriceId);
  await shop.buy(bob, bundle.stripePriceId);
  await shop.generate();
});
beforeEach(async () => {
  await db.delete(answers);
});

const keep = async (picture: Uint8Array, by = ann, fields?: Record<string, string>) =>
  (await (await sendPicture(shop, by, picture, fields)).json()) as KeptPicture;
const answer = (value: unknown, by = ann) =>
  by.post('setCustomerAnswers', { answers: { floor_plan: value } });
const look = async (url: string) => {
  const response = await shop.fetch(url);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};
const pixels = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  return {
    width: info.width,
    height: info.height,
    first: at(0, 0),
    last: at(info.width - 1, info.height - 1),
  };
};

const keptPaths = async () =>
  (await db.select().from(storedFiles).where(eq(storedFiles.bucket, 'answer_pictures'))).map(
    ({ path }) => path,
  );

describe('a picture as an answer', () => {
  test('is kept, shown to who sent it, and saved with its words; taken back, it is no answer', async () => {
    const { path, url } = await keep(makePng(30, 20));
    const { type, bytes } = await look(url);
    expect([type, (await pixels(bytes)).width]).toEqual(['image/png', 30]);
    const saved = await dataOf<CustomerAnswers>(await answer({ path, altText: ' The kitchen ' }));
    expect(saved.answers).toEqual({ floor_plan: { path, altText: 'The kitchen' } });
    expect((await look(saved.pictureUrls[path] ?? '')).bytes.equals(bytes)).toBe(true);
    expect(await dataOf<CustomerAnswers>(await answer(null))).toMatchObject({ answers: {}, pictureUrls: {} });
  });

  test('is cut on the way in, after being turned as its camera was held; nothing else of it is left', async () => {
    const sideways = await fieldsOfColour(400, 200).jpeg({ quality: 100 }).toBuffer();
    // Held so that its left is up: red and blue become the upper half.
    const turned = await sharp(sideways)
      .withExif({ IFD0: { Copyright: 'payload-in-exif' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { url } = await keep(turned, ann, {
      key: 'floor_plan',
      x: '0.5',
      y: '0',
      width: '0.5',
      height: '0.5',
    });
    const { type, bytes } = await look(url);
    const { width, height, first } = await pixels(bytes);
    expect([type, width, height]).toEqual(['image/jpeg', 100, 200]);
    expect(first.map((value) => Math.round(value / 255))).toEqual([1, 0, 0]);
    expect(bytes.includes('payload-in-exif')).toBe(false);
  });

  test('is no larger than paper needs, and a large photograph is a JPEG', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({
      create: { width: 1800, height: 900, channels: 3, noise, background: 'black' },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { url } = await keep(photo);
    const { type, bytes } = await look(url);
    expect([type, (await pixels(bytes)).width]).toEqual(['image/jpeg', 1600]);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, keyof typeof problems]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.not-picture'],
    ['a web page', () => Buffer.from('<!doctype html><script>1</script>'), 'picture.not-picture'],
    ['a GIF', () => sharp(makePng(9, 9)).gif().toBuffer(), 'picture.not-picture'],
    ['a beginning and nothing else', () => makePng(9, 9).subarray(0, 40), 'picture.unreadable'],
    ['a few bytes of many pixels', () => makePng(6000, 6000), 'picture.unreadable'],
  ])('is refused if it is %s, and nothing is kept', async (_, make, key) => {
    const before = await db.$count(storedFiles);
    const response = await sendPicture(shop, ann, await make());
    expect(await response.json()).toMatchObject({ message: problems[key].message });
    expect(await db.$count(storedFiles)).toBe(before);
  });

  test('answers the question it was sent for, and only one that wants a picture and is asked', async () => {
    for (const key of ['opening_hours', 'unknown_key'])
      expect((await sendPicture(shop, ann, makePng(9, 9), { key })).status).toBe(400);
    const wrong: Record<string, string>[] = [
      {},
      { key: 'floor_plan', width: '2' },
      { key: 'floor_plan', more: '1' },
    ];
    for (const fields of wrong)
      expect((await sendPicture(shop, ann, makePng(9, 9), fields)).status).toBe(400);
  });

  test('of somebody else is none, nor is one that is not there', async () => {
    const { path } = await keep(makePng(9, 9), bob);
    for (const wrong of [path, 'sample', crypto.randomUUID()])
      expect((await answer({ path: wrong, altText: '' })).status).toBe(422);
    expect((await answer({ path: `../logos/${path}`, altText: '' })).status).toBe(422);
    expect((await answer({ path, altText: '' }, bob)).status).toBe(200);
  });

  test('is printed by the documents that show it and by no others, with its words; another picture makes them anew', async () => {
    const before = await shop.itemsOf(ann, orderId);
    const asked = async () => dataOf<OrderQuestions>(await ann.get('getOrderQuestions', { orderId }));
    const { path } = await keep(makePng(30, 20));
    await dataOf(await answer({ path, altText: 'Kitchen & bar' }));
    expect((await asked()).outdated.map(({ name }) => name)).toEqual(['Plan']);
    await dataOf(await ann.post('applyOrderAnswers', { orderId }));
    await shop.generate();
    const [plan, plain] = await shop.itemsOf(ann, orderId);
    expect(plain?.previewImagePath).toBe(before[1]?.previewImagePath);
    const output = readPackage(await shop.fileOf(plan ?? { previewImagePath: null }, 'docx'));
    expect(output.xml('word/document.xml')).toContain('descr="Kitchen &amp; bar"');
    expect(output.names).toContain('word/media/picture.png');
    expect((await asked()).outdated).toEqual([]);
    const second = await keep(makePng(30, 21));
    await dataOf(await answer({ path: second.path, altText: 'Kitchen & bar' }));
    expect((await asked()).outdated).toHaveLength(1);
  });

  test('is swept away a day after nothing needs it: no answer, no document', async () => {
    const { path: unused } = await keep(makePng(9, 9));
    const { path: given } = await keep(makePng(9, 10));
    await dataOf(await answer({ path: given, altText: '' }));
    const sweep = () => removeOrphanedPictures(shop.services, new AbortController().signal);
    const printed = (await keptPaths()).length;
    await sweep();
    expect(await keptPaths()).toHaveLength(printed);
    shop.clock.advance(2 * DAY);
    await sweep();
    const paths = await keptPaths();
    expect(paths).toContain(given);
    expect(paths).not.toContain(unused);
    // That of the document printed before: the answer is another by now.
    expect(paths.length).toBeGreaterThan(1);
  });
});
