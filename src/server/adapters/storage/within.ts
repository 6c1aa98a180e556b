/** Gives up on a call, and aborts it, after a time. What the call has returned is not touched any more. */
export const within = async <T>(milliseconds: number, call: (signal: AbortSignal) => Promise<T>) => {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`The storage server did not answer within ${milliseconds} ms.`)),
    milliseconds,
  );
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
  }
};
