const SPIN_MS = 40;

/**
 * A time the product promises on a machine of its own, stretched by how busy this one is just now:
 * the share of a processor that a moment of pure work gets.
 */
export const onThisMachine = (promisedMs: number) => {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let usedMs = 0;
  while (usedMs < SPIN_MS) usedMs = process.cpuUsage(before).user / 1000;
  return promisedMs * Math.max(1, (performance.now() - startedAt) / usedMs);
};
