import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { tryLock } from '#server/lifecycle/kernel-lock.mjs';
import { fingerprintOf } from './fingerprint.ts';
import { runQuietly } from './launcher/run-quietly.mjs';
import { step } from './launcher/step.mjs';

const PROJECT = join(import.meta.dirname, '..');
const SOURCES = ['src/web', 'src/shared', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];
const STAMP = '.built-from';

const NEVER = new AbortController().signal;

/** Builds the web pages unless those in `dist` were made from exactly these sources. */
export const buildIfStale = async (signal: AbortSignal = NEVER, root = PROJECT) => {
  if (!existsSync(join(root, 'vite.config.ts'))) return;
  const lock = await waitForTurn(root, signal);
  try {
    const fingerprint = await fingerprintOf(root, SOURCES);
    if ((await readStamp(root)) === fingerprint) return;
    await step('Building the web pages', () => build(root, fingerprint, signal));
  } finally {
    await lock.release();
  }
};

/** Two commands in one folder take turns; the second then finds the work done. */
const waitForTurn = async (root: string, signal: AbortSignal) => {
  for (;;) {
    const lock = await tryLock(`build ${root}`);
    if (lock) return lock;
    await wait(100, undefined, { signal });
  }
};

/** Made aside and put in place whole: pages that are being served stay as they are until then. */
const build = async (root: string, fingerprint: string, signal: AbortSignal) => {
  const dist = join(root, 'dist');
  const aside = join(root, '.cache', 'dist');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Vite would take over the NODE_ENV of the server or the tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  await rm(aside, { recursive: true, force: true });
  try {
    await runQuietly(process.execPath, [vite, 'build', '--outDir', aside], { cwd: root, env, signal });
  } catch (cause) {
    throw new StartRefusal(`The web pages could not be built.\n${(cause as Error).message}`, { cause });
  }
  await writeFile(join(aside, STAMP), fingerprint);
  await rm(dist, { recursive: true, force: true });
  await rename(aside, dist);
};

const readStamp = (root: string) => readFile(join(root, 'dist', STAMP), 'utf8').catch(() => undefined);
