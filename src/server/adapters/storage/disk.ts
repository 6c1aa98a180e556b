import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ByteRange, ListedObject, Storage } from '#server/ports/storage.ts';
import { checkDisk, MIN_FREE_BYTES } from './check-disk.ts';
import { copyMeasured } from './copy-measured.ts';
import { requireObjectKey } from './require-object-key.ts';
import { syncFolder } from './sync-folder.ts';
import { unlessMissing } from './unless-missing.ts';

type DiskStorageOptions = { directory: string; minFreeBytes?: number };

/** Objects as files in one folder that belongs to the shop alone. */
export const createDiskStorage = ({
  directory,
  minFreeBytes = MIN_FREE_BYTES,
}: DiskStorageOptions): Storage => {
  const root = resolve(directory);
  /** On the same disk, so that a finished file can be renamed into place; no key starts with a dot. */
  const incoming = join(root, '.incoming');
  const fileOf = (key: string) => join(root, requireObjectKey(key));

  return {
    write: async (key, body) => {
      const target = fileOf(key);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const file = join(incoming, randomUUID());
      try {
        const sink = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
        const measured = await copyMeasured(body, sink);
        await place(file, target, root);
        return measured;
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    read: (key, range) => openObject(fileOf(key), range),
    remove: (key) => rm(fileOf(key), { force: true }),
    list: (prefix) => listObjects(root, prefix),
    removeUnfinished: (before) => removeOlder(incoming, before),
    directUrl: () => Promise.resolve(undefined),
    directOrigin: () => Promise.resolve(undefined),
    check: () => checkDisk(incoming, minFreeBytes),
  };
};

/** After a power cut the object is there if the write was acknowledged: the names are synced like the bytes. */
const place = async (file: string, target: string, root: string) => {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rename(file, target);
  for (let folder = dirname(target); folder.length >= root.length; folder = dirname(folder))
    await syncFolder(folder);
};

const openObject = async (file: string, range?: ByteRange) => {
  const found = await unlessMissing(stat(file));
  const handle = found?.isFile() ? await unlessMissing(open(file)) : undefined;
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    if (range && range.start >= size) throw new RangeError(`The object has only ${size} bytes.`);
    return { body: handle.createReadStream(range), size };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** Looks only into folders that can hold such keys. */
async function* listObjects(root: string, prefix: string, folder = root): AsyncGenerator<ListedObject> {
  const entries = await unlessMissing(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const file = join(folder, entry.name);
    const key = relative(root, file).replaceAll(sep, '/');
    if (key.startsWith('.')) continue;
    if (entry.isDirectory() && (key.startsWith(prefix) || prefix.startsWith(`${key}/`)))
      yield* listObjects(root, prefix, file);
    if (!entry.isFile() || !key.startsWith(prefix)) continue;
    const found = await unlessMissing(stat(file));
    if (found) yield { key, writtenAt: found.mtime };
  }
}

const removeOlder = async (folder: string, before: Date) => {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const found = await unlessMissing(stat(join(folder, name)));
    if (found && found.mtime < before) await rm(join(folder, name), { force: true });
  }
};
