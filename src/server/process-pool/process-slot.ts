import { ProcessFailure } from './process-failure.ts';
import type { PooledProcess } from './fork-process.ts';

export type SlotOptions<Request, Answer> = {
  /** Given up when the signal fires: nobody needs the child any more. */
  start: (limitMs: number, signal: AbortSignal) => Promise<PooledProcess<Request, Answer>>;
  /** Of the first try. A start that hangs is killed soon; on a busy machine a later one has the time it needs. */
  startLimitMs: number;
  startTries: number;
  /** After so many requests a child makes way for the next, which is warmed meanwhile. */
  recycleAfter: number;
};

export type ProcessSlot<Request, Answer> = {
  /** Resolves when the first start has given a child, or none. */
  started: Promise<void>;
  serve: (request: Request, options: { fresh: boolean; limitMs: number }) => Promise<Answer>;
  /** Why there is no child and the last start gave none; undefined before the first has ended. */
  trouble: () => Error | undefined;
  /** Lets it start a child if there is none, without waiting for it. */
  revive: () => void;
  close: () => Promise<void>;
};

/** A place for one child at work, and for the one that will take over from it. */
export const createProcessSlot = <Request, Answer>({
  start,
  startLimitMs,
  startTries,
  recycleAfter,
}: SlotOptions<Request, Answer>): ProcessSlot<Request, Answer> => {
  type OurProcess = PooledProcess<Request, Answer>;
  let current: OurProcess | undefined;
  let successor: OurProcess | undefined;
  let warming: Promise<void> | undefined;
  let trouble: Error | undefined;
  const closing = new AbortController();

  const startPatiently = async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start(startLimitMs * 2 ** (tries - 1), closing.signal);
      } catch (cause) {
        if (tries >= startTries || closing.signal.aborted)
          throw new ProcessFailure('unavailable', 'The engine does not start.', { cause });
      }
    }
  };

  /** Never rejects: who needs the successor and finds none reads `trouble`. */
  const warmSuccessor = () => {
    if (closing.signal.aborted || successor) return Promise.resolve();
    warming ??= startPatiently()
      .then(
        (child) => adopt(child),
        (error: Error) => {
          trouble = error;
        },
      )
      .finally(() => {
        warming = undefined;
      });
    return warming;
  };

  const adopt = async (child: OurProcess) => {
    if (closing.signal.aborted) return child.end();
    trouble = undefined;
    successor = child;
    // One that dies while nobody asks anything of it is replaced before somebody does.
    void child.ended.then(() => (child === current || child === successor ? replace(child) : undefined));
  };

  const replace = (child: OurProcess) => {
    if (child === current) current = undefined;
    if (child === successor) successor = undefined;
    void warmSuccessor();
    return child.end();
  };

  const isFit = (child: OurProcess | undefined, fresh: boolean): child is OurProcess =>
    child !== undefined && child.isAlive() && !(fresh && child.served() > 0);

  const processFor = async (fresh: boolean) => {
    if (!successor?.isAlive() && isFit(current, fresh)) return current;
    await warmSuccessor();
    if (!successor) throw trouble ?? new ProcessFailure('unavailable', 'The engine is closed.');
    const old = current;
    current = successor;
    successor = undefined;
    await old?.end();
    return current;
  };

  const serve: ProcessSlot<Request, Answer>['serve'] = async (request, { fresh, limitMs }) => {
    const child = await processFor(fresh);
    // Should it be killed at its limit, whoever is next must not wait for a cold start.
    const timer = setTimeout(() => void warmSuccessor(), limitMs / 2);
    try {
      return await child.ask(request, limitMs);
    } catch (error) {
      // A child that says no is well: it looks after itself before it does.
      if (!(error instanceof ProcessFailure && error.kind === 'refused')) void replace(child);
      throw error;
    } finally {
      clearTimeout(timer);
      if (child.served() >= recycleAfter) void warmSuccessor();
    }
  };

  const close = async () => {
    closing.abort();
    const children = [current, successor];
    current = undefined;
    successor = undefined;
    await Promise.all([...children.map((child) => child?.end()), warming]);
  };

  return {
    started: warmSuccessor(),
    serve,
    trouble: () => ((current ?? successor) ? undefined : trouble),
    revive: () => void warmSuccessor(),
    close,
  };
};
