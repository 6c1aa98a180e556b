import { expect, test } from 'vitest';
import { axisOf, labelEvery } from './axis.ts';

test.each([
  [0, [0, 2500, 5000, 7500, 10_000]],
  [150, [0, 2500, 5000, 7500, 10_000]],
  [39_998, [0, 10_000, 20_000, 30_000, 40_000]],
  [40_001, [0, 15_000, 30_000, 45_000, 60_000]],
  [119_994, [0, 30_000, 60_000, 90_000, 120_000]],
  [7_100_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
])('an axis up to %i has round amounts', (largest, amounts) => {
  expect(axisOf(largest)).toEqual(amounts);
});

test.each([
  [7, 2],
  [30, 5],
  [90, 15],
  [365, 61],
])('of %i days every %ith is named', (days, every) => {
  expect(labelEvery(days)).toBe(every);
});
