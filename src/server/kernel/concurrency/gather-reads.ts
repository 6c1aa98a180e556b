/** Long enough for a crowd that polls to share readings, too short for anybody to notice. */
const GATHER_MS = 25;

type Asked<Key, Found> = { key: Key; resolve: (found: Promise<Found>) => void };

/**
 * However many ask, a reading begins at most every 25 ms, and answers all who asked since the last began; one who comes
 * alone is answered at once. Nobody is given a reading that began before they asked, so each answer is as fresh as
 * if everybody had read alone; and nobody waits for another's reading, so one that hangs holds up nobody who comes later.
 */
export const gatherReads = <Key, Found>(read: (keys: Key[]) => Promise<Found>) => {
  let waiting: Asked<Key, Found>[] = [];
  let isResting = false;

  const readForAll = () => {
    const all = waiting;
    waiting = [];
    isResting = all.length > 0;
    if (!isResting) return;
    setTimeout(readForAll, GATHER_MS);
    const found = read(all.map(({ key }) => key));
    for (const { resolve } of all) resolve(found);
  };

  /** What was read for everybody; whoever asks picks out what is theirs. */
  return (key: Key): Promise<Found> => {
    const { promise, resolve } = Promise.withResolvers<Found>();
    waiting.push({ key, resolve });
    if (!isResting) {
      isResting = true;
      setImmediate(readForAll);
    }
    return promise;
  };
};
