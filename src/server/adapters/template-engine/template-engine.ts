import { join } from 'node:path';
import { processStart } from '#server/process-pool/process-start.ts';
import { retryOnFreshProcess } from '#server/process-pool/retry-on-fresh-process.ts';
import { ProcessFailure, type FailureKind } from '#server/process-pool/process-failure.ts';
import { createProcessPool } from '#server/process-pool/process-pool.ts';
import { childLimits } from '#server/process-pool/child-limits.ts';
import { confinement } from '#server/process-pool/confinement.ts';
import { type ProcessScript, forkProcess } from '#server/process-pool/fork-process.ts';
import { lazily } from '#server/kernel/concurrency/lazily.ts';
import { ConversionError } from '#server/ports/converter.ts';
import type { TemplateEngine } from '#server/ports/template-engine.ts';
import { SECOND } from '#shared/units.ts';
import type { EngineAnswer, EngineRequest } from './engine-requests.ts';
import { createLogoPool } from './logo-pool.ts';

/** Checking and filling templates, in processes apart. */
const limits = { processes: 2, limitMs: 10 * SECOND, maxHeapMegabytes: 512, recycleAfter: 1000 } as const;

export type TemplateEngineOptions = {
  /** The families of the shop's own fonts. */
  listOwnFamilies: () => Promise<string[]>;
  script?: ProcessScript;
  limitMs?: number;
};

const SCRIPT: ProcessScript = {
  path: join(import.meta.dirname, 'engine-process.ts'),
  execArgv: [...confinement([]), `--max-old-space-size=${limits.maxHeapMegabytes}`],
  limits: childLimits.templates,
};

/** Our own engine in a few confined processes, which are started when the first file comes. */
export const createTemplateEngine = ({
  listOwnFamilies,
  script = SCRIPT,
  limitMs = limits.limitMs,
}: TemplateEngineOptions): TemplateEngine => {
  const pool = lazily(() =>
    createProcessPool<EngineRequest, EngineAnswer>({
      start: (startLimitMs, signal) => forkProcess(script, startLimitMs, signal),
      startLimitMs: processStart.limitMs,
      startTries: processStart.tries,
      recycleAfter: limits.recycleAfter,
      size: limits.processes,
    }),
  );

  const logoPool = lazily(createLogoPool);
  const ask = (request: EngineRequest) =>
    judged((fresh) => pool.get().ask(request, { fresh, limitMs, signal: undefined }));
  const askForFindings = async (request: EngineRequest) => {
    const answer = await ask(request);
    if (!('findings' in answer)) throw new TypeError('The engine was asked for findings.');
    return answer.findings;
  };
  const askForBytes = async (request: EngineRequest) => {
    const answer = await ask(request);
    if (!('bytes' in answer)) throw new TypeError('The engine was asked for bytes.');
    return answer.bytes;
  };

  return {
    check: async (file, kind) =>
      askForFindings({ task: 'check', file, kind, ownFamilies: await listOwnFamilies() }),
    checkAccessibility: (file) => askForFindings({ task: 'accessibility', file }),
    fill: (file, kind, input) => askForBytes({ task: 'fill', file, kind, input }),
    writePageNumbers: async (file, destinations) => {
      const answer = await ask({ task: 'pages', file, destinations });
      if (!('bytes' in answer)) throw new TypeError('The engine was asked for bytes.');
      return { docx: answer.bytes, isPrinted: answer.isPrinted ?? true };
    },
    toSamplePdf: (pdf, options) => askForBytes({ task: 'sample', pdf, ...options }),
    toLogo: (png, options) =>
      judged((fresh) => logoPool.get().ask({ png, ...options }, { fresh, limitMs, signal: undefined })),
    close: async () => {
      await Promise.all([pool.peek()?.close(), logoPool.peek()?.close()]);
    },
  };
};

const judged = async <T>(tryOnce: (fresh: boolean) => Promise<T>) => {
  try {
    return await retryOnFreshProcess(tryOnce);
  } catch (failure) {
    throw failure instanceof ProcessFailure ? verdictOn(failure) : failure;
  }
};

const sentences: Record<FailureKind, string> = {
  refused: 'This file cannot be read: open it in Word, save it again, and upload that file.',
  crashed: 'This file breaks the check of uploads: open it in Word, save it again, and upload that file.',
  overdue: 'Checking this file takes too long: make it shorter or simpler.',
  unreadable: 'This file cannot be read: open it in Word, save it again, and upload that file.',
  unavailable: 'Files cannot be checked just now. Please try again in a moment.',
};

const verdictOn = (cause: ProcessFailure) =>
  new ConversionError(cause.kind === 'unavailable' ? 'engine' : 'document', sentences[cause.kind], { cause });
