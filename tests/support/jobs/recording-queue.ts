import type { Queue } from '#server/ports/queue.ts';
import { noTrouble } from './no-trouble.ts';

/** Remembers what was enqueued and runs nothing. */
export const createRecordingQueue = () => {
  const enqueued: { name: string; data: unknown }[] = [];
  const queue: Queue = {
    enqueue: async (_transaction, name, data) => {
      enqueued.push({ name, data });
    },
    enqueueAll: async (_transaction, name, all) => {
      enqueued.push(...all.map((data) => ({ name, data })));
    },
    enqueueMissing: async (_transaction, name, all) => {
      enqueued.push(...all.map((data) => ({ name, data })));
    },
    work: async () => async () => {},
    listDead: async () => [],
    retryDead: async () => false,
    trouble: noTrouble,
    depth: async () => [],
    readPaidWork: async () => ({ waiting: 0, running: 0 }),
    readPace: async () => [],
    check: async () => {},
  };
  return { queue, enqueued };
};
