import type { Duration } from './durations.ts';
import { distancesFrom, type ImportGraph } from './import-graph.ts';
import { needsOf } from './needs-of.ts';

export type Choice = {
  chosen: string[];
  /** Reached by the change, but not for a quick look: with why. */
  leftOut: { heavy: string[]; far: string[] };
};

type Options = { durations: Duration[]; budgetSeconds: number };

const UNKNOWN_SECONDS = 2;
const isHeavy = (graph: ImportGraph, file: string) =>
  needsOf(graph, file).some((need) => need === 'office' || need === 'processes' || need === 'browser');

/** The tests a change can reach without an office, a whole program or a browser, the nearest first, as far as the time goes. */
export const chooseTests = (
  graph: ImportGraph,
  changed: string[],
  { durations, budgetSeconds }: Options,
): Choice => {
  const seconds = new Map(durations.map((duration) => [duration.file, duration.seconds]));
  const reached = [...distancesFrom(graph, changed)]
    .toSorted(([, a], [, b]) => a - b)
    .map(([file]) => file)
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  const heavy = reached.filter((file) => isHeavy(graph, file));
  const chosen: string[] = [];
  const far: string[] = [];
  let spent = 0;
  for (const file of reached.filter((found) => !heavy.includes(found))) {
    const needed = seconds.get(file) ?? UNKNOWN_SECONDS;
    if (spent + needed > budgetSeconds) far.push(file);
    else {
      chosen.push(file);
      spent += needed;
    }
  }
  return { chosen, leftOut: { heavy, far } };
};
