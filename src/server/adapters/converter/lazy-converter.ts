import { lazily } from '#server/kernel/concurrency/lazily.ts';
import type { Converter } from '#server/ports/converter.ts';

type LazyConverter = Converter & {
  /** Lets it warm up ahead of the first document. */
  start: () => void;
};

/** A converter that takes no memory until there is something to convert: not every process of a shop does. */
export const createLazyConverter = (open: () => Converter): LazyConverter => {
  const converter = lazily(open);
  let isClosed = false;
  const opened = () => {
    if (isClosed && !converter.peek()) throw new Error('The converter is closed.');
    return converter.get();
  };
  return {
    start: () => void opened(),
    toPdf: async (docx, options) => opened().toPdf(docx, options),
    async *toPictures(pdf, options) {
      yield* opened().toPictures(pdf, options);
    },
    toText: async (pdf, options) => opened().toText(pdf, options),
    check: async () => converter.peek()?.check(),
    close: async () => {
      isClosed = true;
      await converter.peek()?.close();
    },
  };
};
