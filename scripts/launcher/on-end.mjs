const PARENT_CHECK_MS = 500;

/**
 * Calls back when this process is to end: by a signal, or because nobody waits for it any more.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops listening
 */
export const onEnd = (end) => {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const orphaned = () => end('SIGTERM');
  for (const signal of signals) process.on(signal, end);
  process.once('disconnect', orphaned);
  const stopWatching = watchParent(orphaned);
  return () => {
    for (const signal of signals) process.off(signal, end);
    process.off('disconnect', orphaned);
    stopWatching();
  };
};

/**
 * npm waits for its scripts. If it was killed it could not tell them, but their parent has changed.
 * @param {() => void} orphaned
 */
const watchParent = (orphaned) => {
  if (!process.env['npm_lifecycle_event']) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    orphaned();
  }, PARENT_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
};
