import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Changes when, and only when, the content of the files and folders does. Tests and generated files do not count. */
export const fingerprintOf = async (root: string, paths: string[]) => {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of await listFiles(join(root, path)))
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
  return hash.digest('hex');
};

const listFiles = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|gen)\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};
