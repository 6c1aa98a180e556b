import { createWaitingLine } from '#server/kernel/waiting-line.ts';
import { ChildFailure, type Try } from './child-failure.ts';
import { createChildSlot, type SlotOptions } from './child-slot.ts';

export type PoolOptions<Request, Answer> = SlotOptions<Request, Answer> & { size: number };

export type ChildPool<Request, Answer> = {
  ask: (request: Request, options: Try) => Promise<Answer>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** One line of requests before a few children. */
export const createChildPool = <Request, Answer>({
  size,
  ...slotOptions
}: PoolOptions<Request, Answer>): ChildPool<Request, Answer> => {
  const slots = Array.from({ length: size }, () => createChildSlot(slotOptions));
  const idle = [...slots];
  const line = createWaitingLine<{ request: Request; options: Try }, Answer>(closedFailure);

  const serveNext = async (): Promise<void> => {
    const slot = idle.shift();
    if (!slot) return;
    const next = line.waiting.shift();
    if (next) await slot.serve(next.asked.request, next.asked.options).then(next.resolve, next.reject);
    idle.push(slot);
    if (line.waiting.length > 0) return serveNext();
  };

  return {
    ask: (request, options) => {
      const answer = line.join({ request, options }, options.signal);
      void serveNext();
      return answer;
    },
    check: async () => {
      if (line.isClosed()) throw closedFailure();
      const troubles = slots.map((slot) => slot.trouble());
      if (troubles.every((trouble) => trouble !== undefined)) throw troubles[0];
    },
    close: async () => {
      line.close();
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
};

const closedFailure = () => new ChildFailure('unavailable', 'The engine is closed.');
