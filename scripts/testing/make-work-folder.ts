import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIB } from '#shared/units.ts';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 6 * GIB;

/**
 * A folder for all that tests write, which `TMPDIR` tells them of. In memory where there is room: on a disk, the files of
 * hundreds of databases that come and go take a tenth of the processor time of the tests.
 */
export const makeWorkFolder = async () => {
  const folder = await mkdtemp(join((await hasRoomInMemory()) ? MEMORY : tmpdir(), 'bindery-'));
  process.env['TMPDIR'] = folder;
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) };
};

const hasRoomInMemory = async () => {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    const [mounts, memory] = await Promise.all(
      ['/proc/mounts', '/proc/meminfo'].map((file) => readFile(file, 'utf8')),
    );
    return canHoldPrograms(mounts ?? '') && Math.min(bavail * bsize, availableIn(memory ?? '')) > ROOM_BYTES;
  } catch {
    return false;
  }
};

/** Some tests write a program and run it. */
const canHoldPrograms = (mounts: string) => {
  const [, , , options = 'noexec'] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === MEMORY) ?? [];
  return !options.split(',').some((option) => option === 'noexec' || option === 'ro');
};

const availableIn = (memory: string) => Number(/^MemAvailable:\s+(\d+) kB/m.exec(memory)?.[1] ?? 0) * 1024;
