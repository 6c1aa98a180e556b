import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { ConversionError } from '#server/ports/converter.ts';
import type { OfficeKind } from '#server/ports/template-engine.ts';
import type { Question } from '#shared/contract/question.ts';

/** What its author is shown of a file. One that may not be opened is refused with its reason. */
export const readTags = async (
  { templateEngine }: Pick<Services, 'templateEngine'>,
  file: Uint8Array,
  kind: OfficeKind,
  questions: readonly Question[],
) => {
  const marked = await templateEngine.markTags(file, kind, questions).catch(reasonOf);
  if ('refusal' in marked)
    throw new DomainError('page-view.refused', {
      message: `The pages of this file cannot be shown. ${marked.refusal}`,
    });
  return marked;
};

const reasonOf = (error: unknown) => {
  if (error instanceof ConversionError && error.fault === 'document') return { refusal: error.message };
  throw error;
};
