import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import type { Step } from '#server/lifecycle/run-server.ts';
import { fingerprintOf } from './fingerprint.ts';
import { runQuietly } from '../launcher/run-quietly.mjs';
import { acquireBuildLock } from './acquire-build-lock.ts';

type BuildOptions = {
  root?: string;
  /** Where the pages go, under the root. */
  folder?: string;
  mode?: 'production' | 'development';
  step?: Step;
  signal?: AbortSignal;
};

const PROJECT = join(import.meta.dirname, '..', '..');
const SOURCES = ['src/web', 'src/shared', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];
const STAMP = '.built-from';

/** Builds the web pages unless those in the folder were made from exactly these sources. */
export const buildIfStale = async ({
  root = PROJECT,
  folder = 'dist',
  mode = 'production',
  step = (_title, work) => work(),
  signal = new AbortController().signal,
}: BuildOptions = {}) => {
  const place = join(root, folder);
  const lock = await acquireBuildLock(place, signal);
  try {
    const fingerprint = await fingerprintOf(root, SOURCES);
    if ((await readStamp(place)) === fingerprint) return;
    await step('Building the web pages', () => build({ root, place, mode, signal }, fingerprint));
  } finally {
    await lock.release();
  }
};

type Build = { root: string; place: string; mode: string; signal: AbortSignal };

/** Made aside and put in place whole: pages that are being served stay as they are until then. */
const build = async ({ root, place, mode, signal }: Build, fingerprint: string) => {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'build-'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Vite would take over the NODE_ENV of the server or the tests.
  const env = { ...process.env, NODE_ENV: mode };
  try {
    const args = [vite, 'build', '--mode', mode, '--outDir', aside];
    await runQuietly(process.execPath, args, { cwd: root, env, signal });
    await writeFile(join(aside, STAMP), fingerprint);
    // Whoever builds is not always who serves, and a folder made aside is its maker's alone.
    await chmod(aside, 0o755);
    await rm(place, { recursive: true, force: true });
    await rename(aside, place);
  } catch (cause) {
    throw new StartRefusal(`The web pages could not be built.\n${(cause as Error).message}`, { cause });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
};

const readStamp = (place: string) => readFile(join(place, STAMP), 'utf8').catch(() => undefined);
