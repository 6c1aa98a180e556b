type Waiting<Asked, Answer> = {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};

/** Who waits for their turn, first come first; whoever's signal fires leaves, and is told why. */
export const createWaitingLine = <Asked, Answer>(closedError: () => Error) => {
  const waiting: Waiting<Asked, Answer>[] = [];
  let isClosed = false;

  const join = async (asked: Asked, signal: AbortSignal | undefined): Promise<Answer> => {
    signal?.throwIfAborted();
    if (isClosed) throw closedError();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const place = { asked, resolve, reject };
    const leave = () => {
      const index = waiting.indexOf(place);
      if (index >= 0) waiting.splice(index, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    waiting.push(place);
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
