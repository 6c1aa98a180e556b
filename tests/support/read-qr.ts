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
  return jsQR(pixels, info.width, info.height)?.data;
};
