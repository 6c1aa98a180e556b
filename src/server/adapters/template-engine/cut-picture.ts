import type { Sharp } from 'sharp';
import type { PictureOptions } from '#server/ports/template-engine.ts';

/** Of a photograph: less shows in print. */
const QUALITY = 85;
/** Drawings are sharpest, and small, as PNG; what is larger is a photograph. */
const MOST_PNG_BYTES = 1_000_000;

/** Turned as its camera was held, cut, and made anew of its pixels. */
export const cutPicture = async (
  open: () => Sharp,
  { side, crop }: Pick<PictureOptions, 'side' | 'crop'>,
) => {
  const { format, hasAlpha, autoOrient } = await open().metadata();
  const { width, height } = autoOrient;
  const left = Math.min(Math.floor(crop.x * width), width - 1);
  const top = Math.min(Math.floor(crop.y * height), height - 1);
  const cut = open()
    .autoOrient()
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
    })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'png') {
    const png = await cut.clone().png().toBuffer();
    if (hasAlpha || png.length <= MOST_PNG_BYTES) return png;
  }
  return cut.jpeg({ quality: QUALITY }).toBuffer();
};
