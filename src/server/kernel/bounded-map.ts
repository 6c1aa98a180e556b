/** Holds what was used last, as far as it all weighs no more than `maxWeight`. */
export const createBoundedMap = <Key, T>(maxWeight: number) => {
  const entries = new Map<Key, { value: T; weight: number }>();
  let total = 0;

  const remove = (key: Key) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };

  return {
    get: (key: Key): T | undefined => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key: Key, value: T, weight: number) => {
      remove(key);
      if (weight > maxWeight) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= maxWeight) return;
        remove(oldest);
      }
    },
  };
};
