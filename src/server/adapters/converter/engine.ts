import type { Try } from '#server/process-pool/process-failure.ts';

/** Makes PDFs, one try at a time; fails with a ProcessFailure. The result is not looked at yet. */
export type PdfEngine = {
  convert: (docx: Uint8Array, options: Try) => Promise<Uint8Array>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};
