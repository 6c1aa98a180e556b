import type { Services } from '#server/kernel/services.ts';
import { textOf } from '#server/modules/questions/text-of-answer.ts';
import { UnprintableError } from '#server/ports/unprintable.ts';
import type { Answers, Question } from '#shared/contract/question.ts';
import type { RegisterEntry } from '#shared/document-names.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import type { TemplateFiles } from './read-template-files.ts';

type RenderInput = TemplateFiles & {
  values: PlaceholderValues;
  /** Those that the template asks; what has no answer is printed with its default. */
  questions: readonly Question[];
  answers?: Answers | undefined;
  /** The pictures among the answers, by their keys. */
  pictures?: Readonly<Record<string, Uint8Array>> | undefined;
  /** What tests of its blocks give whatever was answered: only to look at a template. */
  conditions?: Readonly<Record<string, boolean>> | undefined;
  /** What the register says of the document; the first draft unless given. */
  register?: RegisterEntry | undefined;
  /** Where the code on its pages leads. */
  isCurrentUrl: string;
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
  const texts = [...Object.values(input.values), ...Object.values(input.answers ?? {}).map(textOf)];
  const unprintable = await templateEngine.findUnprintable(texts.join(' '));
  if (unprintable.length > 0) throw new UnprintableError(unprintable);
  const filled = await templateEngine.fill(source, 'docx', input);
  signal?.throwIfAborted();
  const xlsx = workbook && (await templateEngine.fill(workbook, 'xlsx', input));
  const toPdf = (docx: Uint8Array) => converter.toPdf(docx, { isAccessible, ...(signal && { signal }) });
  const { pdf, pageCount, destinations } = await toPdf(filled);
  // Nothing refers to a page where nothing is marked.
  if (Object.keys(destinations).length === 0) return { docx: filled, pdf, pageCount, xlsx };
  const { docx, isPrinted } = await templateEngine.writePageNumbers(filled, destinations);
  const printed = isPrinted ? { pdf, pageCount } : await toPdf(docx);
  return { docx, pdf: printed.pdf, pageCount: printed.pageCount, xlsx };
};
