import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** Several machines may share the folder around it; a process id means something on its own machine only. */
const MINE = `${encodeURIComponent(hostname())}.`;

/** A folder of this process inside the given one; those of this machine's processes that are gone are cleared away. */
export const makeOwnFolder = async (directory: string) => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const abandoned = (await readdir(directory)).filter(
    (name) => name.startsWith(MINE) && !isAlive(Number.parseInt(name.slice(MINE.length), 10)),
  );
  await Promise.all(abandoned.map((name) => rm(join(directory, name), { recursive: true, force: true })));
  return mkdtemp(join(directory, `${MINE}${process.pid}-`));
};
