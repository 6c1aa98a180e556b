import { describe, expect, test } from 'vitest';
import { assess, slopeOf } from './assess.ts';
import type { Sample } from './sample.ts';

const sampleAt = (minute: number, changed: Partial<Sample> = {}): Sample => ({
  minute,
  memoryMb: 200,
  heapMb: 60,
  descriptors: 40,
  temporaryFiles: 2,
  processes: 3,
  connections: 12,
  ...changed,
});

/** A sample each five seconds. */
const run = (minutes: number, at: (minute: number) => Partial<Sample> = () => ({})) =>
  Array.from({ length: minutes * 12 }, (_, index) => sampleAt(index / 12, at(index / 12)));

const broken = (samples: Sample[], minutes: number) =>
  assess(samples, minutes)
    .filter(({ isKept }) => !isKept)
    .map(({ name }) => name);

/** Many at times, few in between. */
const busy = (minute: number) => ({ descriptors: Math.round(minute * 12) % 3 === 0 ? 40 : 90 });

describe('the assessment of a soak', () => {
  test('a server that holds the same at the end as at the beginning passes', () => {
    expect(broken(run(12), 12)).toEqual([]);
  });

  test('memory may grow by one megabyte a minute and no more, after the warm-up', () => {
    expect(
      broken(
        run(12, (minute) => ({ memoryMb: 200 + 0.9 * minute })),
        12,
      ),
    ).toEqual([]);
    expect(
      broken(
        run(12, (minute) => ({ memoryMb: 200 + 1.1 * minute })),
        12,
      ),
    ).toEqual(['memory']);
    expect(
      broken(
        run(12, (minute) => ({ memoryMb: Math.min(300, 100 + 100 * minute) })),
        12,
      ),
    ).toEqual([]);
  });

  test('a short run is judged by its heap', () => {
    expect(
      broken(
        run(3, (minute) => ({ memoryMb: 200 + 9 * minute })),
        3,
      ),
    ).toEqual([]);
    expect(
      broken(
        run(3, (minute) => ({ heapMb: 60 + 6 * minute })),
        3,
      ),
    ).toEqual(['heap after collection']);
  });

  test('what comes and goes is no leak, what stays is one', () => {
    expect(broken(run(12, busy), 12)).toEqual([]);
    for (const name of ['descriptors', 'temporaryFiles', 'processes', 'connections'] as const)
      expect(
        broken(
          run(12, (minute) => ({ [name]: 10 + Math.floor(2 * minute) })),
          12,
        ),
      ).toEqual([name]);
  });

  test('the slope of a line is that of the line', () => {
    expect(
      slopeOf(
        run(5, (minute) => ({ memoryMb: 7 * minute })),
        ({ memoryMb }) => memoryMb,
      ),
    ).toBeCloseTo(7);
  });
});
