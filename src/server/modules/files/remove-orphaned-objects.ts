import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { HOUR } from '#shared/units.ts';
import { fileIdOf } from './stored-file.ts';
import { findRecordedKeys } from './stored-file-repo.ts';

/** A file is written first and recorded after; what is younger may be about to get its record. */
export const ORPHAN_AGE_MS = HOUR;

type Touched = Pick<Services, 'db' | 'storage' | 'clock'>;

const BATCH_SIZE = 500;

/** Young ones are left alone: their row may be about to be written. */
export const removeOrphanedObjects = async (services: Touched) => {
  const before = later(services.clock.now(), -ORPHAN_AGE_MS);
  for await (const key of findOrphanedObjects(services, before)) await services.storage.remove(key);
  await services.storage.removeUnfinished(before);
};

/** Keys of objects that no row speaks of. Only keys this shop could have made: a bucket may hold other things too. */
async function* findOrphanedObjects({ db, storage }: Touched, before: Date): AsyncGenerator<string> {
  let batch = new Map<string, string>();
  for await (const { key, writtenAt } of storage.list('')) {
    const id = fileIdOf(key);
    if (id && writtenAt < before) batch.set(key, id);
    if (batch.size < BATCH_SIZE) continue;
    yield* await withoutRow(db, batch);
    batch = new Map();
  }
  yield* await withoutRow(db, batch);
}

const withoutRow = async (db: Services['db'], idsByKey: Map<string, string>) => {
  const recorded = await findRecordedKeys(db, [...idsByKey.values()]);
  return [...idsByKey.keys()].filter((key) => !recorded.has(key));
};
