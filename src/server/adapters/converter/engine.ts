/**
 * refused: an engine that is well cannot make a PDF of this, today or tomorrow; crashed: it died at it;
 * overdue: it was killed at the time limit; unreadable: what came out, if anything, is no PDF;
 * unavailable: there is no engine, whatever the document.
 */
export type FailureKind = 'refused' | 'crashed' | 'overdue' | 'unreadable' | 'unavailable';

/** What went wrong in one try. */
export class EngineFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'EngineFailure';
    this.kind = kind;
  }
}

export type Try = {
  /** On an engine that has done nothing before, which costs a start. */
  fresh: boolean;
  limitMs: number;
  signal: AbortSignal | undefined;
};

/** Makes PDFs, one try at a time; fails with an EngineFailure. The result is not looked at yet. */
export type PdfEngine = {
  convert: (docx: Uint8Array, options: Try) => Promise<Uint8Array>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};
