/** Whose fault it is decides what happens next: a document is set aside, an engine is tried again later. */
type ConversionFault = 'document' | 'engine';

/** Its message is a sentence for the administrator who uploaded the document. */
export class ConversionError extends Error {
  readonly fault: ConversionFault;
  constructor(fault: ConversionFault, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'ConversionError';
    this.fault = fault;
  }
}

export type ConversionOptions = {
  /** Gives up the place in the line. What has begun is finished, and its outcome dropped. */
  signal?: AbortSignal;
  /** How long one try may take, not counting the wait for its turn. */
  limitMs?: number;
  /** Whether its template lacks nothing that readers who do not see it need: only then may the PDF say so. */
  isAccessible?: boolean;
  /**
   * Pages after this one are laid out, so that numbers and totals are right, and left out of the PDF, which then has no tags:
   * it is for looking at.
   */
  lastPage?: number;
  /** Lets everybody else pass for as long as it waits. */
  isPatient?: boolean;
};

export type PictureFormat = 'jpeg' | 'webp';

/** Pages count from 1; both ends are inclusive. */
export type PictureOptions = {
  widthPx: number;
  firstPage?: number;
  lastPage?: number;
  /** Of each page, so much from the top, as a share of its height; all of it unless told. */
  topShare?: number;
  format?: PictureFormat;
  signal?: AbortSignal;
  /** Lets everybody else pass for as long as it waits. */
  isPatient?: boolean;
};

export type PagePicture = { page: number; bytes: Uint8Array; widthPx: number; heightPx: number };

/** A line of a tag, or a picture, that was marked in the template: where it lies, in shares of its page from the top left. */
export type Mark = { name: string; page: number; x: number; y: number; width: number; height: number };

export type ConvertedPdf = {
  pdf: Uint8Array;
  pageCount: number;
  /** The page of each bookmark of the document, counted from 1, by the name that LibreOffice gives it. */
  destinations: Record<string, number>;
  /** Of a document whose tags were marked. */
  marks: Mark[];
};

/** Fails with a ConversionError, or with the signal's reason. */
export type Converter = {
  /** A tagged PDF that opens and has 1 to `packageLimits.maxPages` pages. */
  toPdf: (docx: Uint8Array, options?: ConversionOptions) => Promise<ConvertedPdf>;
  /** One page after the other, so that a long document is never held as pictures all at once. */
  toPictures: (pdf: Uint8Array, options: PictureOptions) => AsyncIterable<PagePicture>;
  /** What stands on each page, in their order. */
  toText: (pdf: Uint8Array, options?: { signal?: AbortSignal }) => Promise<string[]>;
  /** Resolves while documents can be converted, or will be as soon as the engine is warm; rejects with the reason otherwise. */
  check: () => Promise<void>;
  /** Ends every process; whoever still waits is told that the engine is at fault. */
  close: () => Promise<void>;
};
