import { EngineFailure, type Try } from '#server/adapters/converter/engine.ts';
import { createChildSlot, type SlotOptions } from './child-slot.ts';

export type PoolOptions<Request, Answer> = SlotOptions<Request, Answer> & { size: number };

export type ChildPool<Request, Answer> = {
  ask: (request: Request, options: Try) => Promise<Answer>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};

type Waiting<Request, Answer> = {
  request: Request;
  options: Try;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};

/** One line of requests before a few children. */
export const createChildPool = <Request, Answer>({
  size,
  ...slotOptions
}: PoolOptions<Request, Answer>): ChildPool<Request, Answer> => {
  const slots = Array.from({ length: size }, () => createChildSlot(slotOptions));
  const idle = [...slots];
  const line: Waiting<Request, Answer>[] = [];
  let isClosed = false;

  const serveNext = async (): Promise<void> => {
    const slot = idle.shift();
    if (!slot) return;
    const waiting = line.shift();
    if (waiting) await slot.serve(waiting.request, waiting.options).then(waiting.resolve, waiting.reject);
    idle.push(slot);
    if (line.length > 0) return serveNext();
  };

  const ask = (request: Request, options: Try) => {
    options.signal?.throwIfAborted();
    if (isClosed) throw closedFailure();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const waiting = { request, options, resolve, reject };
    const leave = () => {
      const place = line.indexOf(waiting);
      if (place >= 0) line.splice(place, 1);
      reject(options.signal?.reason);
    };
    options.signal?.addEventListener('abort', leave);
    line.push(waiting);
    void serveNext();
    return promise.finally(() => options.signal?.removeEventListener('abort', leave));
  };

  return {
    ask: async (request, options) => ask(request, options),
    check: async () => {
      if (isClosed) throw closedFailure();
      const troubles = slots.map((slot) => slot.trouble());
      if (troubles.every((trouble) => trouble !== undefined)) throw troubles[0];
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of line.splice(0)) reject(closedFailure());
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
};

const closedFailure = () => new EngineFailure('unavailable', 'The engine is closed.');
