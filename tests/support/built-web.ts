import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const INPUTS = ['src/web', 'src/shared', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];

const changedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

const newest = async (path: string): Promise<number> => {
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all([changedAt(path), ...inside.map((file) => changedAt(join(path, file)))]);
  return Math.max(...times);
};

/** Builds the web front into a folder, unless no source is newer than the build that is there. */
const build = async (folder: string, mode: 'production' | 'development') => {
  const outDir = join(ROOT, folder);
  const sources = await Promise.all(INPUTS.map((input) => newest(join(ROOT, input))));
  if ((await changedAt(join(outDir, 'server/server.js'))) > Math.max(...sources)) return outDir;

  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  // Vite would take over the NODE_ENV of the tests.
  const env = { ...process.env, NODE_ENV: mode };
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', mode, '--outDir', outDir], {
    cwd: ROOT,
    env,
  });
  return outDir;
};

/** The web front as it is deployed. */
export const builtWeb = () => build('dist', 'production');

/** The same with the development pages in it, for looking at the UI kit under the policy of the real pages. */
export const builtWebWithDevPages = () => build('.cache/web-with-dev-pages', 'development');
