import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';
import type { ImportGraph } from './import-graph.ts';

const graph: ImportGraph = new Map([
  ['src/a.ts', []],
  ['src/b.ts', ['src/a.ts']],
  ['src/other.ts', []],
  ['src/a.test.ts', ['src/a.ts']],
  ['src/b.test.ts', ['src/b.ts']],
  ['src/other.test.ts', ['src/other.ts']],
  ['tests/support/processes/start-program.ts', []],
  ['src/main.test.ts', ['src/a.ts', 'tests/support/processes/start-program.ts']],
  ['tests/e2e/buy.spec.ts', ['src/a.ts']],
]);
const durations = [
  { file: 'src/a.test.ts', seconds: 1, tests: 3 },
  { file: 'src/b.test.ts', seconds: 4, tests: 3 },
];

test('a quick look runs what the change can reach, the nearest first, and neither programs nor browsers', () => {
  expect(chooseTests(graph, ['src/a.ts'], { durations, budgetSeconds: 60 })).toEqual({
    chosen: ['src/a.test.ts', 'src/b.test.ts'],
    leftOut: { heavy: ['src/main.test.ts', 'tests/e2e/buy.spec.ts'], far: [] },
  });
});

const secondsOf = (a: number, b: number) => [
  { file: 'src/a.test.ts', seconds: a, tests: 3 },
  { file: 'src/b.test.ts', seconds: b, tests: 3 },
];

test.each([
  ['the nearest', secondsOf(1, 4), ['src/a.test.ts'], ['src/b.test.ts']],
  ['what comes after a long one', secondsOf(9, 4), ['src/b.test.ts'], ['src/a.test.ts']],
])('a quick look that has time for %s names what it left out', (_, times, chosen, far) => {
  const choice = chooseTests(graph, ['src/a.ts'], { durations: times, budgetSeconds: 4 });
  expect([choice.chosen, choice.leftOut.far]).toEqual([chosen, far]);
});

test.each([
  ['a changed test is run itself', 'src/other.test.ts', ['src/other.test.ts']],
  ['a change that nobody notices runs nothing', 'README.md', []],
])('%s', (_, file, chosen) => {
  expect(chooseTests(graph, [file], { durations, budgetSeconds: 60 }).chosen).toEqual(chosen);
});
