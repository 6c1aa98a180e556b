import type { Try } from '#server/children/child-failure.ts';

/** Makes PDFs, one try at a time; fails with a ChildFailure. The result is not looked at yet. */
export type PdfEngine = {
  convert: (docx: Uint8Array, options: Try) => Promise<Uint8Array>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};
