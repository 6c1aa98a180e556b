import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { tryLock } from '#server/lifecycle/kernel-lock.mjs';
import { runQuietly } from './launcher/run-quietly.mjs';
import { step } from './launcher/step.mjs';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', '.built-from');
const VITE = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const SOURCES = ['src/web', 'src/shared', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];

/** Builds the web pages unless those in `dist` were made from exactly these sources. */
export const buildIfStale = async (signal?: AbortSignal) => {
  if (!existsSync(join(root, 'vite.config.ts'))) return;
  const lock = await waitForTurn(signal);
  try {
    const fingerprint = await fingerprintOf(SOURCES);
    if ((await readStamp()) === fingerprint) return;
    await step('Building the web pages', () => build(fingerprint, signal));
  } finally {
    await lock.release();
  }
};

/** Two commands in one folder take turns; the second then finds the work done. */
const waitForTurn = async (signal?: AbortSignal) => {
  for (;;) {
    const lock = await tryLock(`build ${root}`);
    if (lock) return lock;
    await wait(100, undefined, signal ? { signal } : {});
  }
};

const build = async (fingerprint: string, signal?: AbortSignal) => {
  await rm(stamp, { force: true });
  try {
    await runQuietly(process.execPath, [VITE, 'build'], signal ? { cwd: root, signal } : { cwd: root });
  } catch (cause) {
    throw new StartRefusal(`The web pages could not be built.\n${(cause as Error).message}`, { cause });
  }
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stamp, fingerprint);
};

const readStamp = () => readFile(stamp, 'utf8').catch(() => undefined);

const fingerprintOf = async (sources: string[]) => {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map(listFiles))).flat())
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};

const listFiles = async (source: string): Promise<string[]> => {
  if (!existsSync(join(root, source))) return [];
  if (/\.\w+$/.test(source)) return [source];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|gen)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
};
