import sharp from 'sharp';
import type { Converter } from '#server/ports/converter.ts';

const RENDERED_WIDTH = 1240;
const GAP = 12;
const AROUND = 36;
/** Most of the paper beside the text says nothing. */
const SIDE = 0.065;

/** All pages of a document below each other, each without the empty paper around its words. */
export const drawPages = async (converter: Converter, docx: Uint8Array, width: number) => {
  const { pdf } = await converter.toPdf(docx);
  const pages: { input: Buffer; height: number }[] = [];
  for await (const { bytes } of converter.toPictures(pdf, { widthPx: RENDERED_WIDTH, lastPage: 4 }))
    pages.push(await croppedTo(width, bytes));
  const tops = pages.map((_, at) => pages.slice(0, at).reduce((sum, page) => sum + page.height + GAP, 0));
  const height = (tops.at(-1) ?? 0) + (pages.at(-1)?.height ?? 0);
  return sharp({ create: { width, height, channels: 3, background: '#eef1ec' } })
    .composite(pages.map(({ input }, at) => ({ input, left: 0, top: tops[at] ?? 0 })))
    .png()
    .toBuffer();
};

const croppedTo = async (width: number, page: Uint8Array) => {
  const { info } = await sharp(page).trim({ background: '#ffffff' }).toBuffer({ resolveWithObject: true });
  const top = Math.max(0, -(info.trimOffsetTop ?? 0) - AROUND);
  const words = await sharp(page)
    .extract({
      left: Math.round(RENDERED_WIDTH * SIDE),
      top,
      width: Math.round(RENDERED_WIDTH * (1 - 2 * SIDE)),
      height: info.height + 2 * AROUND,
    })
    .toBuffer();
  const { data, info: resized } = await sharp(words).resize({ width }).toBuffer({ resolveWithObject: true });
  return { input: data, height: resized.height };
};
