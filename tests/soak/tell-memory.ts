/** Loaded into the server before itself: tells what is left in memory after a collection of garbage. */
process.on('message', (message) => {
  if (message !== 'collect garbage') return;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapBytes: heapUsed, memoryBytes: rss });
});
// The server ends by itself when it is told to; listening here must not keep it.
process.channel?.unref();
