import { ConversionError, type Converter } from '#server/ports/converter.ts';
import { packageLimits } from '#office/limits.ts';
import { ProcessFailure, type FailureKind, type Try } from '#server/process-pool/process-failure.ts';
import { conversion } from './conversion-limits.ts';
import type { OfficeTask, PdfEngine } from './engine.ts';
import type { PageReader } from './lazy-converter.ts';
import type { PdfReader } from './pictures/pdf-reader.ts';

/**
 * Any engine as a converter. A document has two tries, the second on a fresh engine and behind all that
 * wait by then, so that one bad document does not hold up the good ones.
 */
export const converterOver = (engine: PdfEngine, reader: PdfReader): Converter => {
  const convertOnce = async (task: OfficeTask, options: Try & { isAccessible: boolean }) => {
    const pdf = await engine.convert(task, options);
    return reader.finish(pdf, options).catch((cause: ProcessFailure) => {
      if (cause.kind !== 'refused') throw cause;
      throw new ProcessFailure('unreadable', cause.message, { cause });
    });
  };

  return {
    toPdf: async (docx, options = {}) => {
      const { signal, limitMs = conversion.limitMs, isAccessible = false, lastPage, isPatient } = options;
      const task = { docx, lastPage };
      const common = { signal, limitMs, isAccessible, isPatient };
      const converted = await convertOnce(task, { ...common, fresh: false })
        .catch((failure: unknown) => {
          if (!isWorthAnotherTry(failure)) throw failure;
          return convertOnce(task, { ...common, fresh: true });
        })
        .catch((failure: unknown) => {
          throw failure instanceof ProcessFailure ? verdictOn(failure, limitMs) : failure;
        });
      if (converted.pageCount > packageLimits.maxPages)
        throw new ConversionError(
          'document',
          `This document has ${converted.pageCount} pages; at most ${packageLimits.maxPages} are possible.`,
        );
      return converted;
    },
    ...pagesOver(reader),
    check: async () => {
      await Promise.all([engine.check(), reader.check()]);
    },
    close: async () => {
      await Promise.all([engine.close(), reader.close()]);
    },
  };
};

/** What a reader of PDFs can do by itself. */
export const pagesOver = (reader: PdfReader): PageReader => ({
  async *toPictures(pdf, options) {
    try {
      yield* reader.readPictures(pdf, options);
    } catch (failure) {
      throw failure instanceof ProcessFailure ? verdictOn(failure, conversion.limitMs) : failure;
    }
  },
  toText: (pdf, { signal } = {}) =>
    reader.readText(pdf, { signal }).catch((failure: unknown) => {
      throw failure instanceof ProcessFailure ? verdictOn(failure, conversion.limitMs) : failure;
    }),
  close: reader.close,
});

/** It may have been the engine, worn out by the documents before. */
const isWorthAnotherTry = (failure: unknown) =>
  failure instanceof ProcessFailure && failure.kind !== 'unavailable' && failure.kind !== 'refused';

const sentences: Record<Exclude<FailureKind, 'overdue'>, string> = {
  refused: 'This document cannot be opened: open it in Word, save it again as .docx, and upload that file.',
  crashed:
    'This document breaks the converter: open it in Word, save it again as .docx, and upload that file.',
  unreadable:
    'No readable PDF comes out of this document: open it in Word, save it again, and upload that file.',
  unavailable: 'Documents cannot be converted just now, because the converter does not answer.',
};

const verdictOn = (cause: ProcessFailure, limitMs: number) => {
  if (cause.kind === 'unavailable') return new ConversionError('engine', sentences.unavailable, { cause });
  if (cause.kind !== 'overdue') return new ConversionError('document', sentences[cause.kind], { cause });
  const seconds = Math.round(limitMs / 1000);
  const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
  const sentence = `Converting this document takes longer than ${time}: make it shorter or simpler.`;
  return new ConversionError('document', sentence, { cause });
};
