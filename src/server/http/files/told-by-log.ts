/** The server takes an error with this code for a reader who left, and does not print it. */
const QUIET = { code: 'ERR_STREAM_PREMATURE_CLOSE' };

/**
 * The same bytes; why they break off is told by us. The server would print the error as it is, past our log and what must
 * not stand in it.
 */
export const toldByLog = (bytes: ReadableStream<Uint8Array>, tell: (error: unknown) => void) => {
  const reader = bytes.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        tell(error);
        controller.error(Object.assign(new Error('The answer broke off.'), QUIET));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
};
