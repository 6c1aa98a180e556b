import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { ConversionError } from '#server/ports/converter.ts';
import type { Crop } from '#shared/contract/question.ts';
import { questionLimits } from '#shared/limits/question.ts';

/** As many pixels as paper shows at the width of a page. */
const STORED_SIDE = 1600;

const SIGNATURES = { png: [0x89, 0x50, 0x4e, 0x47], jpeg: [0xff, 0xd8, 0xff] } as const;

/** What a file is by how it begins, whatever it is called. */
const formatOf = (file: Uint8Array) =>
  (['png', 'jpeg'] as const).find((format) => SIGNATURES[format].every((byte, at) => file[at] === byte));

/**
 * A picture as we keep it: made by us from the pixels of the one sent, so that neither where it was taken nor anything hidden
 * behind it survives, nor what was cut off. It is decoded in a process apart.
 */
export const cleanPicture = async (
  { templateEngine }: Pick<Services, 'templateEngine'>,
  file: Buffer,
  crop: Crop,
) => {
  const { maxBytes, maxPixels } = questionLimits.picture;
  if (file.length > maxBytes) throw new DomainError('picture.too-large');
  if (!formatOf(file)) throw new DomainError('picture.not-picture');
  try {
    const body = await templateEngine.toPicture(file, { maxPixels, side: STORED_SIDE, crop });
    return { body, format: formatOf(body) ?? 'png' };
  } catch (error) {
    if (error instanceof ConversionError && error.fault === 'document')
      throw new DomainError('picture.unreadable', { cause: error });
    throw error;
  }
};
