import { join } from 'node:path';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';
import { confinement } from '#server/process-pool/confinement.ts';
import { forkProcess } from '#server/process-pool/fork-process.ts';
import { writeCodeCache, codeCacheFile } from './code-cache.ts';
import { CODE_CACHE_FLAGS } from './compiled-code.ts';

const SCRIPT = join(import.meta.dirname, 'warm-up-process.ts');

/**
 * Warms up an office on these documents and caches its compiled code for every office that starts later. The documents
 * must be our own: what a stranger's document could make of an office would live on in all others.
 */
export const fillCodeCache = async (
  documents: readonly Uint8Array[],
  signal: AbortSignal,
  file = codeCacheFile(),
) => {
  const execArgv = [...confinement([]), ...CODE_CACHE_FLAGS];
  const office = await forkProcess<readonly Uint8Array[], Uint8Array>(
    { path: SCRIPT, execArgv },
    conversion.warmUpLimitMs,
    signal,
  );
  const end = () => void office.end();
  signal.addEventListener('abort', end);
  try {
    await writeCodeCache(await office.ask(documents, conversion.warmUpLimitMs), file);
  } finally {
    signal.removeEventListener('abort', end);
    await office.end();
  }
};
