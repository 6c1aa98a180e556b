import sharp from 'sharp';
import type { Converter } from '#server/ports/converter.ts';

type Colour = { r: number; g: number; b: number };
const NEAR = 24;

/** The share of a document's pages that is of about this colour. */
export const shareOfColour = async (converter: Converter, pdf: Uint8Array, { r, g, b }: Colour) => {
  let matching = 0;
  let total = 0;
  for await (const { bytes } of converter.toPictures(pdf, { widthPx: 300 })) {
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += 3) {
      const distances = [r - (data[at] ?? 0), g - (data[at + 1] ?? 0), b - (data[at + 2] ?? 0)];
      if (distances.every((distance) => Math.abs(distance) < NEAR)) matching += 1;
      total += 1;
    }
  }
  return matching / total;
};
