import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a camera that looks at this picture would open; undefined where it finds no code. */
export const readQr = async (picture: Uint8Array): Promise<string | undefined> => {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  // Light squares on dark are no code of ours, and looking for them as well takes half of the time.
  return jsQR(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
};
