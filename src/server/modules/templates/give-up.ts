import type { Services } from '#server/kernel/services.ts';
import { ConversionError } from '#server/ports/converter.ts';
import type { JobContext } from '#server/ports/queue.ts';
import { problems } from '#shared/problems.ts';

/**
 * Why nobody needs to try again, as a sentence for the administrator. A fault of the document is final at once;
 * any other is left to the queue, by throwing it again, until the queue has no tries left.
 */
export const giveUpOn = (
  { log }: Pick<Services, 'log'>,
  error: unknown,
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
): string => {
  if (error instanceof ConversionError && error.fault === 'document') return error.message;
  if (signal.aborted || !isLastAttempt) throw error;
  log.error({ err: error }, 'a document could not be made');
  return error instanceof ConversionError ? error.message : problems['document.not-processed'].message;
};
