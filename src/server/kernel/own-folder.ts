import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { HOUR, MINUTE } from '#shared/units.ts';
import { isAlive } from './is-alive.ts';

/** Several machines may share the folder around it; a process id means something on its own machine only. */
const MINE = `${encodeURIComponent(hostname())}.`;

/** In containers a process has the same number as the one before, or another machine's name: only its signs of life tell. */
const SIGN_EVERY_MS = 10 * MINUTE;
export const SILENT_AFTER_MS = HOUR;

/** A folder of this process inside the given one; those of processes that are gone are cleared away. */
export const makeOwnFolder = async (directory: string) => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  for (const name of await readdir(directory)) {
    const folder = join(directory, name);
    if (isOfTheDead(name) || (await isSilent(folder))) await rm(folder, { recursive: true, force: true });
  }
  const own = await mkdtemp(join(directory, `${MINE}${process.pid}-`));
  giveSigns(own);
  return own;
};

const isOfTheDead = (name: string) =>
  name.startsWith(MINE) && !isAlive(Number.parseInt(name.slice(MINE.length), 10));

const isSilent = async (folder: string) => {
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && found.mtimeMs < Date.now() - SILENT_AFTER_MS;
};

/** Until the folder is gone. */
const giveSigns = (folder: string) => {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch(() => clearInterval(timer));
  }, SIGN_EVERY_MS).unref();
};
