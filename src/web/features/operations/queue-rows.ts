import type { JobPace, QueuedJobs } from '#shared/contract/operations.ts';

type QueueRow = QueuedJobs & { pace: JobPace | undefined };

/** A row for every kind that waits, runs, or was done of late; what waits most comes first. */
export const queueRows = (byName: readonly QueuedJobs[], pace: readonly JobPace[]): QueueRow[] => {
  const names = new Set([...byName, ...pace].map(({ name }) => name));
  return [...names]
    .map((name) => {
      const queued = byName.find((jobs) => jobs.name === name) ?? { waiting: 0, running: 0 };
      return { ...queued, name, pace: pace.find((done) => done.name === name) };
    })
    .toSorted(
      (a, b) => b.waiting - a.waiting || b.running - a.running || (b.pace?.done ?? 0) - (a.pace?.done ?? 0),
    );
};
