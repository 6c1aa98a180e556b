import { join } from 'node:path';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';
import { ProcessFailure } from '#server/process-pool/process-failure.ts';
import { createProcessPool } from '#server/process-pool/process-pool.ts';
import { type ProcessScript, forkProcess } from '#server/process-pool/fork-process.ts';
import type { OfficeTask, PdfEngine } from '#server/adapters/converter/engine.ts';
import { logStart } from '#server/adapters/converter/log-start.ts';
import { listOwnFonts } from '#server/adapters/converter/fonts/own-fonts.ts';
import { pdfFilterOptions, type PdfOptions } from '#server/adapters/converter/pdf-options.ts';
import type { Log } from '#server/kernel/log.ts';
import { childLimits } from '#server/process-pool/child-limits.ts';
import { confinement } from '#server/process-pool/confinement.ts';
import { processStart } from '#server/process-pool/process-start.ts';
import { findCodeCache, codeCacheFile } from './code-cache.ts';
import { CODE_CACHE_FLAGS } from './compiled-code.ts';

export type EmbeddedEngineOptions = Partial<PdfOptions> & {
  log: Log;
  /** The shop's own fonts (.ttf, .otf), read at each start. */
  fontsDirectory: string;
  /** Offices side by side; each takes a core and about 1 GB. */
  size?: number;
  startLimitMs?: number;
  recycleAfter?: number;
  /** The code cache of a warmed-up office; one that cannot be read does no harm. */
  codeFile?: string;
  script?: ProcessScript;
};

const SCRIPT = join(import.meta.dirname, 'engine-process.ts');

/** The office that comes with the shop: it starts warming at once and in the background. */
export const createEmbeddedEngine = ({
  log,
  fontsDirectory,
  isArchive = false,
  size = 1,
  startLimitMs = processStart.limitMs,
  recycleAfter = conversion.recycleAfter,
  codeFile = codeCacheFile(),
  script,
}: EmbeddedEngineOptions): PdfEngine => {
  const filterOptions = pdfFilterOptions({ isArchive });
  let usesCodeCache = true;
  const start = async (limitMs: number, signal: AbortSignal) => {
    const fonts = (await listOwnFonts(fontsDirectory)).map(({ path }) => path);
    const code = usesCodeCache ? await findCodeCache(codeFile) : undefined;
    try {
      return await forkProcess<OfficeTask, Uint8Array>(
        script ?? officeWith(filterOptions, fonts, code),
        limitMs,
        signal,
      );
    } catch (error) {
      // Should the code be to blame, the next start compiles its own.
      if (error instanceof ProcessFailure && error.kind === 'crashed') usesCodeCache = false;
      throw error;
    }
  };
  const { ask, check, close } = createProcessPool({
    start: logStart(log, start),
    startLimitMs,
    size,
    startTries: processStart.tries,
    recycleAfter,
  });
  return { convert: ask, check, close };
};

const officeWith = (
  filterOptions: string,
  fonts: readonly string[],
  code: string | undefined,
): ProcessScript => ({
  path: SCRIPT,
  args: [filterOptions, code ?? '', ...fonts],
  execArgv: code ? [...confinement([code, ...fonts]), ...CODE_CACHE_FLAGS] : confinement(fonts),
  limits: childLimits.office,
});
