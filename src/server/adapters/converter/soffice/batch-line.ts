import type { PdfEngine } from '#server/adapters/converter/engine.ts';
import { ChildFailure, type Try } from '#server/children/child-failure.ts';
import { warmUpDocx } from '#server/adapters/converter/warm-up-docx.ts';
import { createWaitingLine, type Waiting } from '#server/kernel/waiting-line.ts';
import { conversion } from '#shared/limits.ts';
import type { BatchOutcome } from './run-batch.ts';

type Asked = { docx: Uint8Array; options: Try };
type Place = Waiting<Asked, Uint8Array>;
type Run = (documents: readonly Uint8Array[], limitsMs: readonly number[]) => Promise<BatchOutcome>;

/** Gathers the documents that wait while a run is going on into the next run: starting the office is most of its work. */
export const createBatchLine = (run: Run): Pick<PdfEngine, 'convert' | 'close'> => {
  const line = createWaitingLine<Asked, Uint8Array>(closedFailure);
  const { waiting } = line;
  let running: Promise<void> | undefined;

  const runAll = async () => {
    while (waiting.length > 0) {
      const isAlone = waiting[0]?.asked.options.fresh;
      const batch = isAlone ? waiting.splice(0, 1) : takeBatch(waiting);
      await (isAlone ? runAlone(run, batch) : runTogether(run, batch, waiting)).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    }
    running = undefined;
  };

  return {
    convert: (docx, options) => {
      const pdf = line.join({ docx, options }, options.signal);
      // Once the callers of this moment have all come.
      running ??= Promise.resolve().then(runAll);
      return pdf;
    },
    close: async () => {
      line.close();
      await running;
    },
  };
};

const takeBatch = (line: Place[]) => {
  const end = line.findIndex(({ asked }) => asked.options.fresh);
  return line.splice(0, Math.min(end < 0 ? line.length : end, conversion.maxBatchSize));
};

const runTogether = async (run: Run, batch: Place[], line: Place[]) => {
  const { pdfs, brokeOff } = await run(
    batch.map(({ asked }) => asked.docx),
    batch.map(({ asked }) => asked.options.limitMs),
  );
  const untouched = batch.splice(brokeOff ? brokeOff.at + 1 : batch.length);
  line.unshift(...untouched);
  for (const [index, { resolve, reject }] of batch.entries()) {
    const pdf = pdfs[index];
    if (pdf) resolve(pdf);
    else if (index === brokeOff?.at) reject(new ChildFailure(brokeOff.kind, brokeOff.reason));
    else reject(new ChildFailure('unreadable', 'The office made no PDF.'));
  }
};

/** Behind a document that every office converts: if that fails too, this one is not to blame. */
const runAlone = async (run: Run, [waiting]: Place[]) => {
  if (!waiting) return;
  const { pdfs, brokeOff } = await run(
    [warmUpDocx(), waiting.asked.docx],
    [conversion.limitMs, waiting.asked.options.limitMs],
  );
  const [witness, pdf] = pdfs;
  if (pdf) return waiting.resolve(pdf);
  if (!witness) throw new ChildFailure('unavailable', brokeOff?.reason ?? 'The office makes no PDF at all.');
  const reason = brokeOff?.reason ?? 'The office made no PDF.';
  throw new ChildFailure(brokeOff?.kind ?? 'refused', reason);
};

const closedFailure = () => new ChildFailure('unavailable', 'The engine is closed.');
