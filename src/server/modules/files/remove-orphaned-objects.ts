import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { HOUR, MINUTE } from '#shared/units.ts';
import { buckets, fileIdOf } from './stored-file.ts';
import { findRecordedKeys } from './stored-file-repo.ts';
import { BEGINNING, findPosition, movePosition } from './sweep-cursor-repo.ts';

/** A file is written first and recorded after; what is younger may be about to get its record. */
export const ORPHAN_AGE_MS = HOUR;

/** After this long a sweep leaves the rest to the next one, well before its job would be taken for stuck. */
export const SWEEP_FOR_MS = 5 * MINUTE;

const BATCH_SIZE = 500;
const CURSOR = 'objects';

/** Keys are random after their bucket, so these are alike in size. */
const evenSlices = buckets.flatMap((bucket) =>
  Array.from({ length: 16 }, (_, digit) => `${bucket}/${digit.toString(16)}`),
);

type Touched = Pick<Services, 'db' | 'storage' | 'clock'>;

type Circumstances = {
  signal: AbortSignal;
  /** Lets objects be removed unless somebody needs them to stay just now; such are found in the next round. */
  unlessNeeded: (remove: () => Promise<void>) => Promise<unknown>;
  /** What all keys begin with, one way or the other. */
  slices?: readonly string[];
};

/**
 * Goes round through all objects, a slice at a time, and removes those that no row speaks of. Where it stopped the next one
 * goes on, in whichever process; two at once share the slices.
 */
export const removeOrphanedObjects = async (services: Touched, circumstances: Circumstances) => {
  const { db, storage, clock } = services;
  const { slices = evenSlices, ...how } = circumstances;
  const begunAt = clock.now();
  const before = later(begunAt, -ORPHAN_AGE_MS);
  let from = await findPosition(db, CURSOR);
  while (clock.now() < later(begunAt, SWEEP_FOR_MS)) {
    how.signal.throwIfAborted();
    const slice = slices[slices.indexOf(from) + 1];
    if (await movePosition(db, CURSOR, { from, to: slice })) {
      if (slice === undefined) return storage.removeUnfinished(before);
      await sweepSlice(services, { ...how, slice, before });
      from = slice;
    } else {
      from = await findPosition(db, CURSOR);
      // The other one has just ended the round.
      if (from === BEGINNING) return undefined;
    }
  }
  return undefined;
};

type Slice = Omit<Circumstances, 'slices'> & { slice: string; before: Date };

/** Only keys this shop could have made: a bucket may hold other things too. */
const sweepSlice = async (services: Touched, { slice, before, signal, unlessNeeded }: Slice) => {
  let batch = new Map<string, string>();
  const sweepBatch = async () => {
    const orphans = await withoutRow(services.db, batch);
    batch = new Map();
    if (orphans.length > 0)
      await unlessNeeded(async () => {
        for (const key of orphans) await services.storage.remove(key);
      });
  };
  for await (const { key, writtenAt } of services.storage.list(slice)) {
    signal.throwIfAborted();
    const id = fileIdOf(key);
    if (id && writtenAt < before) batch.set(key, id);
    if (batch.size === BATCH_SIZE) await sweepBatch();
  }
  await sweepBatch();
};

const withoutRow = async (db: Services['db'], idsByKey: Map<string, string>) => {
  if (idsByKey.size === 0) return [];
  const recorded = await findRecordedKeys(db, [...idsByKey.values()]);
  return [...idsByKey.keys()].filter((key) => !recorded.has(key));
};
