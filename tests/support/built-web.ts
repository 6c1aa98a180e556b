import { execFile } from 'node:child_process';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = resolve(import.meta.dirname, '../..');
const INPUTS = ['src/web', 'src/shared', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];

const changedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

const newest = async (path: string): Promise<number> => {
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all([changedAt(path), ...inside.map((file) => changedAt(join(path, file)))]);
  return Math.max(...times);
};

/**
 * Builds the web front into a folder, unless no source is newer than the build that is there. Two at a time do
 * not get in each other's way: each builds aside, then puts its result in place.
 */
const build = async (folder: string, mode: 'production' | 'development') => {
  const outDir = join(ROOT, folder);
  const sources = await Promise.all(INPUTS.map((input) => newest(join(ROOT, input))));
  if ((await changedAt(join(outDir, 'server/server.js'))) > Math.max(...sources)) return outDir;

  const aside = `${outDir}.${process.pid}`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  // Vite would take over the NODE_ENV of the tests.
  const env = { ...process.env, NODE_ENV: mode };
  await run(process.execPath, [vite, 'build', '--mode', mode, '--outDir', aside], { cwd: ROOT, env });
  await rm(outDir, { recursive: true, force: true });
  await rename(aside, outDir);
  return outDir;
};

/** The web front as it is deployed. */
export const builtWeb = () => build('dist', 'production');

/** The same with the development pages in it, for looking at the UI kit under the policy of the real pages. */
export const builtWebWithDevPages = () => build('.cache/web-with-dev-pages', 'development');
