import { createPdfReader, type PdfReader } from '#server/adapters/converter/pictures/pdf-reader.ts';
import { cleanUp } from '#tests/support/clean-up.ts';

/** One for all converters of a test file that are about their offices: starting it costs more than most tests do. */
export const openSharedReader = (): PdfReader => {
  const reader = createPdfReader();
  cleanUp(reader.close);
  return { ...reader, close: async () => {} };
};
