import { lazily } from '#server/kernel/concurrency/lazily.ts';
import type { Converter } from '#server/ports/converter.ts';

type LazyConverter = Converter & {
  /** Lets it warm up ahead of the first document. */
  start: () => void;
};

/** What needs a PDF and no office. */
export type PageReader = Pick<Converter, 'toPictures' | 'toText' | 'close'>;

/**
 * A converter that takes no memory until there is something to convert: not every process of a shop does. Who only looks into
 * PDFs, as those who serve readers do, starts no office for it.
 */
export const createLazyConverter = (
  open: () => Converter,
  openReader: () => PageReader = open,
): LazyConverter => {
  const converter = lazily(open);
  const reader = lazily(openReader);
  let isClosed = false;
  const opened = <T>(lazy: { get: () => T; peek: () => T | undefined }) => {
    if (isClosed && !lazy.peek()) throw new Error('The converter is closed.');
    return lazy.get();
  };
  const pages = () => converter.peek() ?? opened(reader);
  return {
    start: () => void opened(converter),
    toPdf: async (docx, options) => opened(converter).toPdf(docx, options),
    async *toPictures(pdf, options) {
      yield* pages().toPictures(pdf, options);
    },
    toText: async (pdf, options) => pages().toText(pdf, options),
    check: async () => converter.peek()?.check(),
    close: async () => {
      isClosed = true;
      await Promise.all([converter.peek()?.close(), reader.peek()?.close()]);
    },
  };
};
