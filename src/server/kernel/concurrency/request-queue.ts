type Waiting<Asked, Answer> = {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};

/** Requests in the order they came; one whose signal fires leaves the queue, and its caller is told why. */
export const createRequestQueue = <Asked, Answer>(closedError: () => Error) => {
  const waiting: Waiting<Asked, Answer>[] = [];
  let isClosed = false;

  const join = async (asked: Asked, signal: AbortSignal | undefined): Promise<Answer> => {
    signal?.throwIfAborted();
    if (isClosed) throw closedError();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const entry = { asked, resolve, reject };
    const leave = () => {
      const index = waiting.indexOf(entry);
      if (index >= 0) waiting.splice(index, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    waiting.push(entry);
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  };

  return {
    /** Whoever serves takes from here. */
    waiting,
    join,
    isClosed: () => isClosed,
    close: () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(closedError());
    },
  };
};
