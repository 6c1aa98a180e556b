/**
 * refused: answered that it cannot; crashed: died at it; overdue: was killed at the time limit;
 * unreadable: what it made is no PDF; unavailable: there is no engine, whatever the document.
 */
export type FailureKind = 'refused' | 'crashed' | 'overdue' | 'unreadable' | 'unavailable';

/** What went wrong in one try. `onFreshEngine`: nothing but the document can be blamed. */
export class EngineFailure extends Error {
  readonly kind: FailureKind;
  readonly onFreshEngine: boolean;
  constructor(kind: FailureKind, reason: string, { onFreshEngine = false, ...options }: FailureDetails = {}) {
    super(reason, options);
    this.name = 'EngineFailure';
    this.kind = kind;
    this.onFreshEngine = onFreshEngine;
  }
}
type FailureDetails = ErrorOptions & { onFreshEngine?: boolean };

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
