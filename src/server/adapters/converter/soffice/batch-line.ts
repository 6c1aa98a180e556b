import { EngineFailure, type PdfEngine, type Try } from '#server/adapters/converter/engine.ts';
import { warmUpDocx } from '#server/adapters/converter/warm-up-docx.ts';
import { conversion } from '#shared/limits.ts';
import type { BatchOutcome } from './run-batch.ts';

type Waiting = {
  docx: Uint8Array;
  options: Try;
  resolve: (pdf: Uint8Array) => void;
  reject: (reason: unknown) => void;
};
type Run = (documents: readonly Uint8Array[], limitsMs: readonly number[]) => Promise<BatchOutcome>;

/** Gathers the documents that wait while a run is going on into the next run: starting the office is most of its work. */
export const createBatchLine = (run: Run): Pick<PdfEngine, 'convert' | 'close'> => {
  const line: Waiting[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;

  const runAll = async () => {
    while (line.length > 0) {
      const first = line[0];
      const batch = first?.options.fresh ? line.splice(0, 1) : takeBatch(line);
      await (first?.options.fresh ? runAlone(run, batch) : runTogether(run, batch, line)).catch(
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      );
    }
    running = undefined;
  };

  return {
    convert: async (docx, options) => {
      options.signal?.throwIfAborted();
      if (isClosed) throw closedFailure();
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const waiting = { docx, options, resolve, reject };
      const leave = () => {
        const place = line.indexOf(waiting);
        if (place >= 0) line.splice(place, 1);
        reject(options.signal?.reason);
      };
      options.signal?.addEventListener('abort', leave);
      line.push(waiting);
      // Once the callers of this moment have all come.
      running ??= Promise.resolve().then(runAll);
      return promise.finally(() => options.signal?.removeEventListener('abort', leave));
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of line.splice(0)) reject(closedFailure());
      await running;
    },
  };
};

const takeBatch = (line: Waiting[]) => {
  const end = line.findIndex(({ options }) => options.fresh);
  return line.splice(0, Math.min(end < 0 ? line.length : end, conversion.maxBatchSize));
};

const runTogether = async (run: Run, batch: Waiting[], line: Waiting[]) => {
  const { pdfs, brokeOff } = await run(
    batch.map(({ docx }) => docx),
    batch.map(({ options }) => options.limitMs),
  );
  const untouched = batch.splice(brokeOff ? brokeOff.at + 1 : batch.length);
  line.unshift(...untouched);
  for (const [index, { resolve, reject }] of batch.entries()) {
    const pdf = pdfs[index];
    if (pdf) resolve(pdf);
    else if (index === brokeOff?.at) reject(new EngineFailure(brokeOff.kind, brokeOff.reason));
    else reject(new EngineFailure('unreadable', 'The office made no PDF.'));
  }
};

/** Behind a document that every office converts: if that fails too, this one is not to blame. */
const runAlone = async (run: Run, [waiting]: Waiting[]) => {
  if (!waiting) return;
  const { pdfs, brokeOff } = await run(
    [warmUpDocx(), waiting.docx],
    [conversion.limitMs, waiting.options.limitMs],
  );
  const [witness, pdf] = pdfs;
  if (pdf) return waiting.resolve(pdf);
  if (!witness) throw new EngineFailure('unavailable', brokeOff?.reason ?? 'The office makes no PDF at all.');
  const reason = brokeOff?.reason ?? 'The office made no PDF.';
  throw new EngineFailure(brokeOff?.kind ?? 'refused', reason);
};

const closedFailure = () => new EngineFailure('unavailable', 'The engine is closed.');
