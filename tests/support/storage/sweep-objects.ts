import { removeOrphanedObjects } from '#server/modules/files/remove-orphaned-objects.ts';

type Sweep = Parameters<typeof removeOrphanedObjects>;

/** A whole round, with nobody who needs an orphan. */
export const sweepObjects = (services: Sweep[0], how: Pick<Sweep[1], 'slices'> = {}) =>
  removeOrphanedObjects(services, {
    ...how,
    signal: new AbortController().signal,
    unlessNeeded: (remove) => remove(),
  });
