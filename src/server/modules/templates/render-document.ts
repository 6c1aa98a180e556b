import type { Services } from '#server/kernel/services.ts';
import { UnprintableError } from '#server/ports/unprintable.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import type { TemplateFiles } from './read-template-files.ts';

type RenderInput = TemplateFiles & {
  values: PlaceholderValues;
  /** A PNG. */
  logo?: Uint8Array | undefined;
  colours?: readonly string[] | undefined;
  /** For a document that names none of its own. */
  title: string;
  /** Whether the template lacks nothing that readers who do not see it need. */
  isAccessible: boolean;
  signal?: AbortSignal | undefined;
};

export type RenderedDocument = {
  docx: Uint8Array;
  pdf: Uint8Array;
  pageCount: number;
  /** Only where the template has a companion workbook. */
  xlsx: Uint8Array | undefined;
};

/** One template with one company's details in it, in every format. Fails with a ConversionError. */
export const renderDocument = async (
  { templateEngine, converter }: Pick<Services, 'templateEngine' | 'converter'>,
  { source, workbook, isAccessible, signal, ...input }: RenderInput,
): Promise<RenderedDocument> => {
  const unprintable = await templateEngine.findUnprintable(Object.values(input.values).join(' '));
  if (unprintable.length > 0) throw new UnprintableError(unprintable);
  const docx = await templateEngine.fill(source, 'docx', input);
  signal?.throwIfAborted();
  const xlsx = workbook && (await templateEngine.fill(workbook, 'xlsx', input));
  const { pdf, pageCount } = await converter.toPdf(docx, { isAccessible, ...(signal && { signal }) });
  return { docx, pdf, pageCount, xlsx };
};
