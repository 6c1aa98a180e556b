import { expect, test } from 'vitest';
import { medianRun } from './median-run.ts';

const runOf = (score: number) =>
  ({ categories: { performance: { score } } }) as unknown as Parameters<typeof medianRun>[0][number];

test('of five runs the one in the middle is told, and of an even number the worse of the two', () => {
  const runs = [0.99, 0.4, 0.97, 0.98, 1].map(runOf);
  expect(medianRun(runs)).toBe(runs[3]);
  expect(medianRun(runs.slice(0, 2))).toBe(runs[1]);
  expect(() => medianRun([])).toThrow('no run');
});
