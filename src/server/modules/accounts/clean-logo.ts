import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { logoUpload } from '#shared/limits/logo-upload.ts';
import { readPngHeader } from './png-header.ts';

const logo = { maxPixels: 16_000_000, maxSide: 8000, storedSide: 1024 } as const;

/**
 * A logo as we keep it: a PNG made by us from the pixels of the one sent, so that neither metadata
 * nor anything hidden behind the picture survives. Sizes are checked before a pixel is decoded, in a process apart.
 */
export const cleanLogo = async (
  { templateEngine }: Pick<Services, 'templateEngine'>,
  file: Buffer,
): Promise<Uint8Array> => {
  if (file.length > logoUpload.maxBytes) throw new DomainError('logo.too-large');
  const header = readPngHeader(file);
  if (!header) throw new DomainError('logo.not-png');
  const { width, height } = header;
  if (width * height > logo.maxPixels || Math.max(width, height) > logo.maxSide)
    throw new DomainError('logo.too-many-pixels');
  try {
    return await templateEngine.toLogo(file, { maxPixels: logo.maxPixels, side: logo.storedSide });
  } catch (error) {
    if (error instanceof ConversionError && error.fault === 'document')
      throw new DomainError('logo.unreadable', { cause: error });
    throw error;
  }
};
