import { readFile } from 'node:fs/promises';

const STOLEN = 7;

/** Processor time, and the part of it that went to other virtual machines on the same host; where nobody tells, none. */
const readTicks = async () => {
  const [, ...ticks] =
    (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n', 1)[0]?.split(/ +/) ?? [];
  return { all: ticks.reduce((sum, part) => sum + Number(part), 0), stolen: Number(ticks[STOLEN] ?? 0) };
};

/** From now on, which share of the processors' time goes to others: what is slow meanwhile may be their doing. */
export const watchCpuSteal = async () => {
  const before = await readTicks();
  return async () => {
    const after = await readTicks();
    return (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
  };
};
