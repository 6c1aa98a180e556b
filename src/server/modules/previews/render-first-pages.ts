import type { Services } from '#server/kernel/services.ts';
import type { ConvertedPdf } from '#server/ports/converter.ts';
import type { FillInput } from '#server/ports/template-engine.ts';

type FirstPages = FillInput & {
  source: Uint8Array;
  title: string;
  isCurrentUrl: string;
  /** So many, and not one more. */
  pageCount: number;
  signal: AbortSignal;
};

/** The first pages as the paid document has them. All others are laid out, or numbers and totals would be wrong, and left out. */
export const renderFirstPages = async (
  { templateEngine, converter }: Pick<Services, 'templateEngine' | 'converter'>,
  { source, pageCount, signal, ...input }: FirstPages,
): Promise<ConvertedPdf> => {
  const docx = await templateEngine.fill(source, 'docx', input);
  signal.throwIfAborted();
  const options = { isPatient: true, signal };
  const first = await converter.toPdf(docx, { ...options, lastPage: pageCount });
  if (Object.keys(first.destinations).length === 0) return first;
  const { isPrinted } = await templateEngine.writePageNumbers(docx, first.destinations);
  if (isPrinted) return first;
  // Numbers that are no figures the office does not count itself: it has to be told where everything stands.
  const { destinations } = await converter.toPdf(docx, options);
  const numbered = await templateEngine.writePageNumbers(docx, destinations);
  return converter.toPdf(numbered.docx, { ...options, lastPage: pageCount });
};
