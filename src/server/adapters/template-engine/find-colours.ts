import { extractColorsFromImageData } from 'extract-colors';
import type { Sharp } from 'sharp';
import type { PictureColour } from '#server/ports/template-engine.ts';

/** Enough to tell what a logo is made of; what it looks like does not matter. */
const SIDE = 96;
/** Of 255: the soft edge of a letter has a colour that nobody chose. */
const OPAQUE = 230;

export const findColours = async (picture: Sharp): Promise<PictureColour[]> => {
  const { data, info } = await picture
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  return extractColorsFromImageData(pixels, {
    pixels: SIDE * SIDE,
    colorValidator: (_red, _green, _blue, alpha = 255) => alpha >= OPAQUE,
  })
    .map(({ hex, area }) => ({ hex: hex.slice(1).toUpperCase(), share: area }))
    .toSorted((one, other) => other.share - one.share);
};
