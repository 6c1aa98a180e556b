import { createBoundedMap } from './bounded-map.ts';

/** Gives things by id, in the order asked for: some it still holds, the others it fetches, and holds from then on. */
export const holdById = <T extends { id: number }>(
  maxHeld: number,
  fetch: (ids: number[]) => Promise<readonly T[]>,
) => {
  const held = createBoundedMap<number, T>(maxHeld);

  return async (ids: number[]): Promise<T[]> => {
    const found = new Map(ids.map((id) => [id, held.get(id)]));
    const missing = [...found.keys()].filter((id) => found.get(id) === undefined);
    if (missing.length > 0)
      for (const thing of await fetch(missing)) {
        found.set(thing.id, thing);
        held.set(thing.id, thing, 1);
      }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
};
