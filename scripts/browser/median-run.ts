import type { Result } from 'lighthouse';

type Scored = Pick<Result, 'categories'>;

const performanceOf = ({ categories }: Scored) => categories['performance']?.score ?? 0;

/** The run in the middle, judged by performance: its figures belong together, which medians of each one would not. */
export const medianRun = <T extends Scored>(runs: readonly T[]): T => {
  const inOrder = runs.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const middle = inOrder[Math.floor((inOrder.length - 1) / 2)];
  if (!middle) throw new Error('There is no run to choose from.');
  return middle;
};
