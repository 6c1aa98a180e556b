import { DomainError } from '#server/kernel/domain-error.ts';

type SemaphoreOptions = {
  concurrent: number;
  waiting: number;
  /** What those who find no place are told. */
  refusal?: () => DomainError;
};

const tooMany = () => new DomainError('request.too-many', { retryAfterSeconds: 5 });

/** A semaphore for something costly: few run at a time, a few more may wait, and the rest are asked to come back. */
export const createSemaphore = ({ concurrent, waiting, refusal = tooMany }: SemaphoreOptions) => {
  let busy = 0;
  const queue: (() => void)[] = [];

  const acquire = () => {
    if (busy < concurrent) {
      busy += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw refusal();
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
};
