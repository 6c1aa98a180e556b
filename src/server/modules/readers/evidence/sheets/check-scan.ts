import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { signedSheetLimits } from '#shared/limits/signed-sheet.ts';

const kinds = [
  { extension: 'pdf', contentType: 'application/pdf', begins: Buffer.from('%PDF-') },
  { extension: 'png', contentType: 'image/png', begins: Buffer.from('89504e470d0a1a0a', 'hex') },
  { extension: 'jpg', contentType: 'image/jpeg', begins: Buffer.from('ffd8ff', 'hex') },
] as const;

/** A page at 600 dots per inch, with room. */
const picture = { maxPixels: 60_000_000, side: 32 } as const;

/**
 * What a scan is by its bytes, whatever it is called. It is opened once in a process apart, to know that it can be; then it is kept
 * as it was sent, because its hash is what the records say of it.
 */
export const checkScan = async ({ templateEngine }: Pick<Services, 'templateEngine'>, file: Buffer) => {
  if (file.length > signedSheetLimits.maxBytes) throw new DomainError('sheet.too-large');
  const kind = kinds.find(({ begins }) => file.subarray(0, begins.length).equals(begins));
  if (!kind) throw new DomainError('sheet.wrong-type');
  try {
    if (kind.extension === 'pdf') {
      const { pageCount, isPlain } = await templateEngine.lookAtPdf(file);
      if (!isPlain) throw new DomainError('sheet.active');
      if (pageCount < 1 || pageCount > signedSheetLimits.maxPages) throw new DomainError('sheet.unreadable');
    } else await templateEngine.toLogo(file, picture);
  } catch (error) {
    if (error instanceof ConversionError && error.fault === 'document')
      throw new DomainError('sheet.unreadable', { cause: error });
    throw error;
  }
  return kind;
};
