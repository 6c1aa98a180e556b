import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const INPUTS = ['src/web', 'src/shared', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];

const changedAt = async (path: string) => (await stat(join(ROOT, path)).catch(() => undefined))?.mtimeMs ?? 0;

const newest = async (path: string): Promise<number> => {
  const inside = await readdir(join(ROOT, path), { recursive: true }).catch(() => []);
  const times = await Promise.all([changedAt(path), ...inside.map((file) => changedAt(join(path, file)))]);
  return Math.max(...times);
};

/** The folder of the built web front, built first when a source is newer than the last build. */
export const builtWeb = async () => {
  const sources = await Promise.all(INPUTS.map(newest));
  if ((await changedAt('dist/server/server.js')) < Math.max(...sources)) {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    // The tests' own NODE_ENV would make it a development build.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: ROOT, env });
  }
  return join(ROOT, 'dist');
};
