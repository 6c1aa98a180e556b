import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { killGroup } from '#server/children/kill-group.ts';

export type BatchOptions = {
  directory: string;
  commandFor: (inputs: readonly string[], outputFolder: string) => string[];
  env: Record<string, string>;
  /** One for each document, counted from the end of the one before. */
  limitsMs: readonly number[];
  signal: AbortSignal;
};

/** A document's PDF; undefined where the office made none. Past `brokeOff.at` it did not get. */
export type BatchOutcome = {
  pdfs: (Uint8Array | undefined)[];
  brokeOff: { at: number; kind: 'crashed' | 'overdue'; reason: string } | undefined;
};

const LOOK_EVERY_MS = 100;

/** One run of the office over some documents, in a process group that is gone afterwards. */
export const runBatch = async (
  documents: readonly Uint8Array[],
  { directory, commandFor, env, limitsMs, signal }: BatchOptions,
): Promise<BatchOutcome> => {
  const folder = await mkdtemp(join(directory, 'batch-'));
  const outputs = join(folder, 'out');
  const names = documents.map((_, index) => `document-${index}`);
  try {
    await mkdir(outputs);
    const inputs = names.map((name) => join(folder, `${name}.docx`));
    await Promise.all(inputs.map((input, index) => writeFile(input, documents[index] ?? '')));
    const countDone = async () => (await readdir(outputs)).length;
    const end = await runWatched(commandFor(inputs, outputs), {
      env,
      limitsMs,
      signal,
      cwd: folder,
      countDone,
    });

    const pdfs = await Promise.all(
      names.map((name) => readFile(join(outputs, `${name}.pdf`)).catch(() => undefined)),
    );
    const at = pdfs.findLastIndex((pdf) => pdf !== undefined) + 1;
    return {
      pdfs,
      brokeOff: end.kind === 'done' || at >= pdfs.length ? undefined : { ...end, kind: end.kind, at },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

type Watch = Pick<BatchOptions, 'env' | 'limitsMs' | 'signal'> & {
  cwd: string;
  countDone: () => Promise<number>;
};
type End = { kind: 'done' | 'crashed' | 'overdue'; reason: string };

const runWatched = async (
  [program = '', ...args]: string[],
  { env, limitsMs, signal, cwd, countDone }: Watch,
): Promise<End> => {
  const office = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let lastWords = '';
  office.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-500);
  });
  const kill = () => {
    if (office.pid) killGroup(office.pid);
  };
  let isOverdue = false;
  let done = 0;
  let since = performance.now();
  /** After the last one there is nothing left to do but to end. */
  const limitMs = () => limitsMs[Math.min(done, limitsMs.length - 1)] ?? 0;
  const look = async () => {
    const doneNow = await countDone().catch(() => done);
    if (doneNow > done) since = performance.now();
    done = doneNow;
    if (performance.now() - since < limitMs()) return;
    isOverdue = true;
    kill();
  };
  const watch = setInterval(() => void look(), LOOK_EVERY_MS);
  signal.addEventListener('abort', kill);
  if (signal.aborted) kill();
  try {
    const { promise, resolve, reject } = Promise.withResolvers<End>();
    office.once('error', reject);
    // Not 'close': a grandchild may hold the pipe open.
    office.once('exit', (code, by) => {
      if (isOverdue) resolve({ kind: 'overdue', reason: `No document was done within ${limitMs()} ms.` });
      else if (code === 0) resolve({ kind: 'done', reason: '' });
      else resolve({ kind: 'crashed', reason: `The office ended (${by ?? code}). ${lastWords}` });
    });
    return await promise;
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', kill);
    kill();
    office.stderr.destroy();
  }
};
