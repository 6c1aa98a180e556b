import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';
import { processStart } from '#server/process-pool/process-start.ts';
import { retryOnFreshProcess } from '#server/process-pool/retry-on-fresh-process.ts';
import { createProcessPool } from '#server/process-pool/process-pool.ts';
import { childLimits } from '#server/process-pool/child-limits.ts';
import { confinement } from '#server/process-pool/confinement.ts';
import { forkProcess, type ProcessScript } from '#server/process-pool/fork-process.ts';
import { ProcessFailure } from '#server/process-pool/process-failure.ts';
import type { ConvertedPdf, PagePicture, PictureOptions } from '#server/ports/converter.ts';
import { pagePicture } from './page-picture-limits.ts';
import type { PictureAnswer, PictureRequest } from './picture-requests.ts';

type Wait = { signal: AbortSignal | undefined; isPatient?: boolean | undefined };
type FinishOptions = Wait & { isAccessible: boolean };

export type PdfReader = {
  /** An office's PDF as it is handed out. Fails with a ProcessFailure: 'refused' when the bytes are no PDF with at least one page. */
  finish: (pdf: Uint8Array, options: FinishOptions) => Promise<ConvertedPdf>;
  readPictures: (pdf: Uint8Array, options: PictureOptions) => AsyncIterable<PagePicture>;
  /** What stands on each page. */
  readText: (pdf: Uint8Array, wait: Wait) => Promise<string[]>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};

const SCRIPT: ProcessScript = {
  path: join(import.meta.dirname, 'picture-process.ts'),
  // The library that encodes pictures is native code: the kernel's limits hold it, Node's do not.
  execArgv: [...confinement([]), '--allow-addons'],
  limits: childLimits.pictures,
};
const RECYCLE_AFTER = 2000;
const PAGES_PER_REQUEST = 4;
/** A second one is started when pictures are waited for. */
const MOST_PROCESSES = 2;

/** Finishes PDFs and draws their pages, in a process apart. */
export const createPdfReader = (script = SCRIPT): PdfReader => {
  const pool = createProcessPool<PictureRequest, PictureAnswer>({
    start: (limitMs, signal) => forkProcess(script, limitMs, signal),
    startLimitMs: processStart.limitMs,
    startTries: processStart.tries,
    recycleAfter: RECYCLE_AFTER,
    size: Math.min(MOST_PROCESSES, availableParallelism()),
  });
  const ask = (request: PictureRequest, { signal, isPatient }: Wait) =>
    retryOnFreshProcess((fresh) =>
      pool.ask(request, { fresh, limitMs: conversion.limitMs, signal, isPatient }),
    );

  return {
    finish: async (pdf, { isAccessible, ...wait }) => {
      // pdfium repairs what it can: half a PDF opens, with some of its pages.
      if (!isWhole(pdf)) throw new ProcessFailure('refused', 'The file is not a whole PDF.');
      const request = { kind: 'finish', pdf, isAccessible } as const;
      const { pageCount, pdf: finished = pdf, destinations = {}, marks = [] } = await ask(request, wait);
      return { pdf: finished, pageCount, destinations, marks };
    },
    async *readPictures(pdf, options) {
      const { widthPx, firstPage = 1, lastPage = Infinity, format = 'jpeg', topShare = 1 } = options;
      const { signal, isPatient } = options;
      if (!(widthPx >= 1 && widthPx <= pagePicture.maxWidthPx && firstPage >= 1))
        throw new RangeError(`A picture of page ${firstPage} cannot be ${widthPx} pixels wide.`);
      let isLast = false;
      for (let page = firstPage; !isLast && page <= lastPage; page += PAGES_PER_REQUEST) {
        const end = Math.min(page + PAGES_PER_REQUEST - 1, lastPage);
        const request = {
          kind: 'render',
          pdf,
          firstPage: page,
          lastPage: end,
          widthPx,
          format,
          topShare,
        } as const;
        const { pageCount, pictures } = await ask(request, { signal, isPatient });
        yield* pictures;
        isLast = end >= pageCount;
      }
    },
    readText: async (pdf, wait) => (await ask({ kind: 'text', pdf }, wait)).texts ?? [],
    check: pool.check,
    close: pool.close,
  };
};

const isWhole = (pdf: Uint8Array) => {
  const text = (start: number, end?: number) => Buffer.from(pdf.subarray(start, end)).toString('latin1');
  return text(0, 5) === '%PDF-' && text(-1024).includes('%%EOF');
};
