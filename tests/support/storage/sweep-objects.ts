import { removeOrphanedObjects } from '#server/modules/files/remove-orphaned-objects.ts';

/** A whole round, with nobody who needs an orphan. */
export const sweepObjects = (services: Parameters<typeof removeOrphanedObjects>[0]) =>
  removeOrphanedObjects(services, {
    signal: new AbortController().signal,
    unlessNeeded: (remove) => remove(),
  });
