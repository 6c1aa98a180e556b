type Waiting<Asked, Answer> = {
  asked: Asked;
  isPatient: boolean;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};

type JoinOptions = {
  signal: AbortSignal | undefined;
  /** Stays behind everybody who is not. */
  isPatient?: boolean | undefined;
};

/** Requests in the order they came; one whose signal fires leaves the queue, and its caller is told why. */
export const createRequestQueue = <Asked, Answer>(closedError: () => Error) => {
  const waiting: Waiting<Asked, Answer>[] = [];
  let isClosed = false;

  const join = async (asked: Asked, { signal, isPatient = false }: JoinOptions): Promise<Answer> => {
    signal?.throwIfAborted();
    if (isClosed) throw closedError();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const entry = { asked, isPatient, resolve, reject };
    const leave = () => {
      const index = waiting.indexOf(entry);
      if (index >= 0) waiting.splice(index, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    const passed = isPatient ? -1 : waiting.findIndex((other) => other.isPatient);
    waiting.splice(passed < 0 ? waiting.length : passed, 0, entry);
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
