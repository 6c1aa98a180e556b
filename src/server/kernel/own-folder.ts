import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of this process inside the given one; those of processes that are gone are cleared away. */
export const makeOwnFolder = async (directory: string) => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const abandoned = (await readdir(directory)).filter((name) => !isAlive(Number.parseInt(name, 10)));
  await Promise.all(abandoned.map((name) => rm(join(directory, name), { recursive: true, force: true })));
  return mkdtemp(join(directory, `${process.pid}-`));
};

const isAlive = (pid: number) => {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
