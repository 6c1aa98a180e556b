import { join } from 'node:path';
import { confinement } from '#server/process-pool/confinement.ts';
import { forkProcess } from '#server/process-pool/fork-process.ts';
import { conversion } from '#shared/limits.ts';
import { keepCode, keptCodeFile } from './kept-code.ts';
import { MACHINE_CODE_FLAGS } from './machine-code.ts';

const SCRIPT = join(import.meta.dirname, 'practice-process.ts');

/**
 * Lets an office practise on these documents and keeps its machine code for every office that starts later. The documents
 * must be our own: what a stranger's document could make of an office would live on in all others.
 */
export const practise = async (
  documents: readonly Uint8Array[],
  signal: AbortSignal,
  file = keptCodeFile(),
) => {
  const execArgv = [...confinement([]), ...MACHINE_CODE_FLAGS];
  const office = await forkProcess<readonly Uint8Array[], Uint8Array>(
    { path: SCRIPT, execArgv },
    conversion.practiceLimitMs,
    signal,
  );
  const end = () => void office.end();
  signal.addEventListener('abort', end);
  try {
    await keepCode(await office.ask(documents, conversion.practiceLimitMs), file);
  } finally {
    signal.removeEventListener('abort', end);
    await office.end();
  }
};
