import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { storage as limits } from '#shared/limits.ts';
import { fileIdOf } from './stored-file.ts';
import { findRecordedKeys } from './stored-file-repo.ts';

type Sweeper = Pick<Services, 'db' | 'storage' | 'clock'>;
type Age = { olderThan: Date };

const BATCH_SIZE = 500;

/** Keys of objects that no row speaks of. Only keys this shop could have made: a bucket may hold other things too. */
export async function* findOrphanedObjects(services: Sweeper, { olderThan }: Age): AsyncGenerator<string> {
  const before = notYoung(services, olderThan);
  let batch = new Map<string, string>();
  for await (const { key, writtenAt } of services.storage.list('')) {
    const id = fileIdOf(key);
    if (id && writtenAt < before) batch.set(key, id);
    if (batch.size < BATCH_SIZE) continue;
    yield* await withoutRow(services, batch);
    batch = new Map();
  }
  yield* await withoutRow(services, batch);
}

/** How many objects were removed. */
export const removeOrphanedObjects = async (services: Sweeper, { olderThan }: Age) => {
  let removed = 0;
  for await (const key of findOrphanedObjects(services, { olderThan })) {
    await services.storage.remove(key);
    removed += 1;
  }
  await services.storage.removeUnfinished(notYoung(services, olderThan));
  return removed;
};

const notYoung = ({ clock }: Pick<Services, 'clock'>, olderThan: Date) => {
  const youngest = later(clock.now(), -limits.litterAgeMs);
  return olderThan < youngest ? olderThan : youngest;
};

const withoutRow = async ({ db }: Pick<Services, 'db'>, idsByKey: Map<string, string>) => {
  const recorded = await findRecordedKeys(db, [...idsByKey.values()]);
  return [...idsByKey.keys()].filter((key) => !recorded.has(key));
};
