import { DomainError } from './domain-error.ts';

type GateOptions = { inside: number; waiting: number };

/** Lets few in at a time to something costly; a few more may wait, and the rest are asked to come back. */
export const createGate = ({ inside, waiting }: GateOptions) => {
  let busy = 0;
  const line: (() => void)[] = [];

  const enter = () => {
    if (busy < inside) {
      busy += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) throw new DomainError('request.too-many', { retryAfterSeconds: 5 });
    return new Promise<void>((resolve) => line.push(resolve));
  };
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
