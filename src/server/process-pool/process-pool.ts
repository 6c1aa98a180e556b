import { createRequestQueue } from '#server/kernel/concurrency/request-queue.ts';
import { ProcessFailure, type Try } from './process-failure.ts';
import { type ProcessSlot, createProcessSlot, type SlotOptions } from './process-slot.ts';

type PoolOptions<Request, Answer> = SlotOptions<Request, Answer> & { size: number };

type ProcessPool<Request, Answer> = {
  ask: (request: Request, options: Try) => Promise<Answer>;
  /**
   * Rejects while no child starts, and has one started again: whoever waits for the pool to be well may ask nothing else
   * of it meanwhile.
   */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * One queue of requests for a few child processes. The first is started at once, each further one when requests wait:
 * it costs seconds and memory, and takes its first request when it is warm.
 */
export const createProcessPool = <Request, Answer>({
  size,
  ...slotOptions
}: PoolOptions<Request, Answer>): ProcessPool<Request, Answer> => {
  const slots = new Set<ProcessSlot<Request, Answer>>();
  const idle: ProcessSlot<Request, Answer>[] = [];
  const queue = createRequestQueue<{ request: Request; options: Try }, Answer>(closedFailure);
  let isGrowing = false;

  const grow = async () => {
    if (isGrowing || slots.size >= size || queue.isClosed()) return;
    isGrowing = true;
    const slot = createProcessSlot(slotOptions);
    slots.add(slot);
    await slot.started;
    isGrowing = false;
    // Without a child it would only keep requests from the others.
    if (slot.trouble() && slots.size > 1) slots.delete(slot);
    else void serveWith(slot);
    if (queue.waiting.length > 0) void grow();
  };

  const serveWith = async (slot: ProcessSlot<Request, Answer>) => {
    for (let next = queue.waiting.shift(); next; next = queue.waiting.shift())
      await slot.serve(next.asked.request, next.asked.options).then(next.resolve, next.reject);
    idle.push(slot);
  };

  void grow();
  return {
    ask: (request, options) => {
      const answer = queue.join({ request, options }, options);
      const slot = idle.shift();
      if (slot) void serveWith(slot);
      else void grow();
      return answer;
    },
    check: async () => {
      if (queue.isClosed()) throw closedFailure();
      const troubles = Array.from(slots, (slot) => slot.trouble());
      if (troubles.some((trouble) => trouble === undefined)) return;
      for (const slot of slots) slot.revive();
      throw troubles[0];
    },
    close: async () => {
      queue.close();
      await Promise.all(Array.from(slots, (slot) => slot.close()));
    },
  };
};

const closedFailure = () => new ProcessFailure('unavailable', 'The engine is closed.');
