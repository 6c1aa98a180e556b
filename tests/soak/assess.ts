import type { Sample } from './sample.ts';

const LONG_RUN_MINUTES = 10;
const WARM_UP_MINUTES = 1;
const LONG_WARM_UP_SHARE = 0.2;
const PROMISED_MB_PER_MINUTE = 1;
const PROMISED_HEAP_GROWTH = 1.1;
/** What comes and goes with the work of the moment. */
const COUNTED = { descriptors: 6, temporaryFiles: 8, processes: 2, connections: 4 } as const;

export type Verdict = { name: string; figure: string; isKept: boolean };

const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The least-squares line through what was seen, per minute. */
export const slopeOf = (samples: Sample[], of: (sample: Sample) => number) => {
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(of))];
  const up = samples.reduce((sum, sample) => sum + (sample.minute - x) * (of(sample) - y), 0);
  const along = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return along === 0 ? 0 : up / along;
};

const lowestOf = (samples: Sample[], of: (sample: Sample) => number) => Math.min(...samples.map(of));

/** The quietest moment at the end against the quietest at the beginning: what is in use comes and goes, a leak stays. */
const growthOf = (samples: Sample[], of: (sample: Sample) => number) => {
  const third = Math.max(1, Math.floor(samples.length / 3));
  return { before: lowestOf(samples.slice(0, third), of), after: lowestOf(samples.slice(-third), of) };
};

const warmUpOf = (minutes: number) =>
  minutes >= LONG_RUN_MINUTES ? minutes * LONG_WARM_UP_SHARE : Math.min(WARM_UP_MINUTES, minutes / 3);

/** What was seen after the warm-up, held against what is promised. */
export const assess = (all: Sample[], minutes: number): Verdict[] => {
  const samples = all.filter(({ minute }) => minute >= warmUpOf(minutes));
  const memorySlope = slopeOf(samples, ({ memoryMb }) => memoryMb);
  const heap = growthOf(samples, ({ heapMb }) => heapMb);
  const counted = Object.entries(COUNTED).map(([name, slack]): Verdict => {
    const { before, after } = growthOf(samples, (sample) => sample[name as keyof typeof COUNTED]);
    return { name, figure: `${before} at first, ${after} at the end`, isKept: after <= before + slack };
  });
  return [
    {
      name: 'memory',
      figure: `${memorySlope.toFixed(2)} MB/min`,
      // A short run is still filling its caches.
      isKept: minutes < LONG_RUN_MINUTES || memorySlope <= PROMISED_MB_PER_MINUTE,
    },
    {
      name: 'heap after collection',
      figure: `${heap.before.toFixed(1)} MB at first, ${heap.after.toFixed(1)} MB at the end`,
      isKept: minutes >= LONG_RUN_MINUTES || heap.after <= heap.before * PROMISED_HEAP_GROWTH,
    },
    ...counted,
  ];
};
