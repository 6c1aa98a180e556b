import type { Try } from '#server/process-pool/process-failure.ts';

/** A document, and the last page that is wanted of it; all of them unless told. */
export type OfficeTask = { docx: Uint8Array; lastPage?: number | undefined };

/** Makes PDFs, one try at a time; fails with a ProcessFailure. The result is not looked at yet. */
export type PdfEngine = {
  convert: (task: OfficeTask, options: Try) => Promise<Uint8Array>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};
