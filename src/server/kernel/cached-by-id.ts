import { LRUCache } from 'lru-cache';

/** Gives things by id, in the order asked for: from the cache, or fetched and cached from then on. */
export const cachedById = <T extends { id: number }>(
  max: number,
  fetch: (ids: number[]) => Promise<readonly T[]>,
) => {
  // Counted by size: with `max` alone every place is allocated ahead, which takes longer than most reads.
  const cache = new LRUCache<number, T>({ maxSize: max, sizeCalculation: () => 1 });

  return async (ids: number[]): Promise<T[]> => {
    const found = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = [...found.keys()].filter((id) => found.get(id) === undefined);
    if (missing.length > 0)
      for (const thing of await fetch(missing)) {
        found.set(thing.id, thing);
        cache.set(thing.id, thing);
      }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
};
