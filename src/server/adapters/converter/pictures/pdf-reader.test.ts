import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { PagePicture, PictureOptions } from '#server/ports/converter.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { makeTextPdf } from '#tests/support/converter/make-text-pdf.ts';
import { pagePicture } from './page-picture-limits.ts';
import { createPdfReader } from './pdf-reader.ts';

const reader = createPdfReader();
afterAll(() => reader.close());

const finish = (pdf: Uint8Array, isAccessible = true) =>
  reader.finish(pdf, { isAccessible, signal: undefined });
const count = async (pdf: Uint8Array) => (await finish(pdf)).pageCount;
const picturesOf = async (pdf: Uint8Array, options: PictureOptions) => {
  const pictures: PagePicture[] = [];
  for await (const picture of reader.readPictures(pdf, options)) pictures.push(picture);
  return pictures;
};

const pagesOf = async (options: Partial<PictureOptions>) =>
  (await picturesOf(makePdf(9), { widthPx: 20, ...options })).map(({ page }) => page);

const DYING = join(import.meta.dirname, '../../../../../tests/support/converter/dying-picture-process.ts');

describe('the reader of PDFs', () => {
  test('draws with a fresh process what the one before died at', async () => {
    const dying = createPdfReader({ path: DYING });
    const countOnce = async () =>
      (await dying.finish(makePdf(1), { isAccessible: true, signal: undefined })).pageCount;
    expect([await countOnce(), await countOnce(), await countOnce()]).toEqual([1, 1, 1]);
    await dying.close();
  });

  test('counts pages', async () => {
    expect(await count(makePdf(1))).toBe(1);
    expect(await count(makePdf(17))).toBe(17);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['half a PDF', makePdf(3).subarray(0, 200)],
    ['a PDF without its end', makePdf(3).subarray(0, -6)],
    ['a PDF without pages', makePdf(0)],
    ['a head and an end', Buffer.from('%PDF-1.4\n%%EOF')],
  ])('takes %s for no PDF', async (_, bytes) => {
    await expect(count(bytes)).rejects.toMatchObject({ kind: 'refused' });
  });

  test.each([
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
  ] as const)('draws pages as %s', async (format, found) => {
    const [picture] = await picturesOf(makePdf(1), { widthPx: 200, format });
    const metadata = await sharp(picture?.bytes).metadata();
    expect(metadata).toMatchObject({ format: found, width: 200, height: 259 });
    expect(picture).toMatchObject({ page: 1, widthPx: 200, heightPx: 259 });
    const { channels } = await sharp(picture?.bytes).stats();
    expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
  });

  test('reads what stands on each page', async () => {
    const pages = ['Cooling of cooked food', 'Cleaning (daily)'];
    const read = await reader.readText(makeTextPdf(pages), { signal: undefined });
    expect(read.map((text) => text.trim())).toEqual(pages);
  });

  test('draws the pages that are asked for, as far as there are any', async () => {
    expect(await pagesOf({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await pagesOf({ lastPage: 1 })).toEqual([1]);
    expect(await pagesOf({ firstPage: 8, lastPage: 20 })).toEqual([8, 9]);
    expect(await pagesOf({ firstPage: 10 })).toEqual([]);
  });

  test('draws the top of a page alone', async () => {
    const [picture] = await picturesOf(makePdf(1), { widthPx: 200, format: 'webp', topShare: 0.26 });
    expect(picture).toMatchObject({ widthPx: 200, heightPx: 68 });
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ width: 200, height: 68 });
  });

  test.each([
    { widthPt: 72, heightPt: 14_000, format: 'webp' },
    { widthPt: 5000, heightPt: 14_000, format: 'jpeg' },
  ] as const)('keeps within its pixels, however large a page is: %o', async ({ format, ...size }) => {
    const [picture] = await picturesOf(makePdf(1, size), { widthPx: 4000, format });
    const { widthPx = 0, heightPx = 0 } = picture ?? {};
    expect(heightPx).toBeGreaterThan(1000);
    expect(heightPx).toBeLessThanOrEqual(pagePicture.maxSidePx);
    expect(widthPx * heightPx).toBeLessThan(pagePicture.maxPixels * 1.01);
  });

  test.each([0, -1, 4001, Number.NaN])('does not draw a picture %d pixels wide', async (widthPx) => {
    await expect(picturesOf(makePdf(1), { widthPx })).rejects.toThrow(RangeError);
  });
});
