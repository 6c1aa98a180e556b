import sharp from 'sharp';
import { DomainError } from '#server/kernel/domain-error.ts';
import { logoUpload } from '#shared/limits/logo-upload.ts';
import { readPngHeader } from './png-header.ts';

const logo = { maxPixels: 16_000_000, maxSide: 8000, storedSide: 1024 } as const;

/**
 * A logo as we keep it: a PNG made by us from the pixels of the one sent, so that neither metadata
 * nor anything hidden behind the picture survives. Sizes are checked before a pixel is decoded.
 */
export const cleanLogo = async (file: Buffer): Promise<Buffer> => {
  if (file.length > logoUpload.maxBytes) throw new DomainError('logo.too-large');
  const header = readPngHeader(file);
  if (!header) throw new DomainError('logo.not-png');
  const { width, height } = header;
  if (width * height > logo.maxPixels || Math.max(width, height) > logo.maxSide)
    throw new DomainError('logo.too-many-pixels');
  try {
    return await sharp(file, { limitInputPixels: logo.maxPixels, failOn: 'error', animated: false })
      .resize(logo.storedSide, logo.storedSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  } catch (error) {
    throw new DomainError('logo.unreadable', { cause: error });
  }
};
