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
import { decodeCharacters, encodeCharacters } from '#shared/characters/character-set.ts';
import { unprintableIn } from '#shared/characters/unprintable-in.ts';
import { SECOND } from '#shared/units.ts';
import type { EngineAnswer, EngineRequest } from './engine-requests.ts';
import { createLogoPool, type LogoRequest } from './logo-pool.ts';
import { createManualPool, MANUAL_LIMIT_MS, type ManualRequest } from './manual-pool.ts';

/** Checking and filling templates, in processes apart. */
const limits = { processes: 2, limitMs: 10 * SECOND, maxHeapMegabytes: 512, recycleAfter: 1000 } as const;

/** One of the shop's own. */
type OwnFont = { families: readonly string[]; codePoints: () => Iterable<number> };

export type TemplateEngineOptions = {
  listOwnFonts: () => Promise<readonly OwnFont[]>;
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
  listOwnFonts,
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
  const manualPool = lazily(createManualPool);
  const ask = (request: EngineRequest) =>
    judged((fresh) => pool.get().ask(request, { fresh, limitMs, signal: undefined }));
  const askAboutLogo = (request: LogoRequest) =>
    judged((fresh) => logoPool.get().ask(request, { fresh, limitMs, signal: undefined }));
  const askForManual = (request: ManualRequest) =>
    judged((fresh) => manualPool.get().ask(request, { fresh, limitMs: MANUAL_LIMIT_MS, signal: undefined }));
  const askForSheets = async (request: ManualRequest) => {
    const answer = await askForManual(request);
    if (!('bytes' in answer)) throw new TypeError('Pages of a manual were asked for.');
    return answer.bytes;
  };
  const askForPicture = async (request: LogoRequest) => {
    const answer = await askAboutLogo(request);
    if (!('bytes' in answer)) throw new TypeError('A picture was asked for.');
    return answer.bytes;
  };
  const askForFindings = async (request: EngineRequest) => {
    const answer = await ask(request);
    if (!('findings' in answer)) throw new TypeError('The engine was asked for findings.');
    return answer;
  };
  const askForBytes = async (request: EngineRequest) => {
    const answer = await ask(request);
    if (!('bytes' in answer)) throw new TypeError('The engine was asked for bytes.');
    return answer.bytes;
  };

  const ownFonts = async () => {
    const fonts = await listOwnFonts();
    return { ownFamilies: fonts.flatMap(({ families }) => families), ownCharacters: charactersOf(fonts) };
  };

  return {
    check: async (file, kind, questions = [], { keepsObjects = false } = {}) => {
      const asked = { task: 'check', file, kind, questions, keepsObjects, ...(await ownFonts()) } as const;
      const { questionKeys = [], unknownNames = [], ...found } = await askForFindings(asked);
      return { ...found, questionKeys, unknownNames };
    },
    keepObjects: (file) => askForBytes({ task: 'keep-objects', file }),
    markTags: async (file, kind, questions) => {
      const answer = await ask({ task: 'mark', file, kind, questions, ...(await ownFonts()) });
      if (!('marked' in answer)) throw new TypeError('The engine was asked for tags.');
      return answer.marked;
    },
    checkAccessibility: async (file) => (await askForFindings({ task: 'accessibility', file })).findings,
    findUnprintable: async (text) => {
      const unprintable = unprintableIn(text);
      if (unprintable.length === 0) return [];
      return unprintableIn(text, decodeCharacters(charactersOf(await listOwnFonts())));
    },
    fill: (file, kind, input) => askForBytes({ task: 'fill', file, kind, input }),
    writePageNumbers: async (file, destinations) => {
      const answer = await ask({ task: 'pages', file, destinations });
      if (!('bytes' in answer)) throw new TypeError('The engine was asked for bytes.');
      return { docx: answer.bytes, isPrinted: answer.isPrinted ?? true };
    },
    compare: async (older, newer) => {
      const answer = await ask({ task: 'compare', older, newer });
      if (!('compared' in answer)) throw new TypeError('The engine was asked what differs.');
      return answer.compared;
    },
    toSamplePdf: (pdf, options) => askForBytes({ task: 'sample', pdf, ...options }),
    stamp: (file, format, stamp) => askForBytes({ task: 'stamp', file, format, stamp }),
    toWorkbook: (table) => askForBytes({ task: 'workbook', table }),
    toTableDocument: (table, logo) => askForBytes({ task: 'table-document', table, logo }),
    toPrintedDocument: (printed, logo) => askForBytes({ task: 'printed-document', printed, logo }),
    lookAtPdf: async (pdf) => {
      const answer = await ask({ task: 'look-at-pdf', pdf });
      if (!('looked' in answer)) throw new TypeError('The engine was asked to look at a PDF.');
      return answer.looked;
    },
    toManualFront: (front, logo) => askForSheets({ task: 'front', front, logo }),
    toWallSheet: (sheet, logo) => askForSheets({ task: 'wall-sheet', sheet, logo }),
    mergeManual: async (parts) => {
      const answer = await askForManual({ task: 'merge', parts });
      if (!('merged' in answer)) throw new TypeError('A manual was asked for.');
      return answer.merged;
    },
    toLogo: (png, options) => askForPicture({ task: 'clean', png, ...options }),
    toPicture: (picture, options) => askForPicture({ task: 'picture', picture, ...options }),
    toCover: async (cover, picture) => {
      // Fonts take their time and room: loaded with the first cover rather than with the server.
      const { coverSvg } = await import('./cover/cover-svg.ts');
      return askForPicture({ task: 'draw', svg: await coverSvg(cover, picture) });
    },
    coloursOf: async (png) => {
      const answer = await askAboutLogo({ task: 'colours', png });
      if (!('colours' in answer)) throw new TypeError('The logo was asked for its colours.');
      return answer.colours;
    },
    close: async () => {
      await Promise.all([pool.peek()?.close(), logoPool.peek()?.close(), manualPool.peek()?.close()]);
    },
  };
};

const charactersOf = (fonts: readonly OwnFont[]) =>
  encodeCharacters(fonts.flatMap(({ codePoints }) => [...codePoints()]));

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
