import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesOf, closureOf, distancesFrom, type ImportGraph, readImportGraph } from './import-graph.ts';

const graph: ImportGraph = new Map([
  ['a.test.ts', ['a.ts']],
  ['a.ts', ['b.ts']],
  ['b.ts', ['c.ts', 'a.ts']],
  ['c.ts', []],
  ['lonely.ts', []],
]);

test('a file needs what it imports, and what that imports, also in a circle', () => {
  expect([...closureOf(graph, 'a.test.ts')]).toEqual(['a.test.ts', 'a.ts', 'b.ts', 'c.ts']);
});

test('a circle is found with all of its files, and nothing is one that only reaches it', () => {
  expect(circlesOf(graph)).toEqual([['a.ts', 'b.ts']]);
  expect(circlesOf(new Map([['itself.ts', ['itself.ts']]]))).toEqual([['itself.ts']]);
});

test('a change reaches whoever imports the changed file, the nearest first', () => {
  expect([...distancesFrom(graph, ['c.ts'])]).toEqual([
    ['c.ts', 0],
    ['b.ts', 1],
    ['a.ts', 2],
    ['a.test.ts', 3],
  ]);
});

test('imports are found however they are written', () => {
  const found = readImportGraph(join(import.meta.dirname, '..', '..'));
  expect(found.get('scripts/testing/import-graph.test.ts')).toEqual(['scripts/testing/import-graph.ts']);
  expect(found.get('scripts/testing/run-steps.ts')).toContain('scripts/launcher/on-end.mjs');
  expect(found.get('tests/support/shop/test-shop.ts')).toContain('src/server/app.ts');
});
