import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImportGraph } from './import-graph.ts';
import { needsOf } from './needs-of.ts';

test('every need is told by a file that is there', () => {
  const graph = readImportGraph(join(import.meta.dirname, '..', '..'));
  const needs = new Set([...graph.keys()].flatMap((file) => needsOf(graph, file)));
  expect([...needs].toSorted()).toEqual(['browser', 'database', 'office', 'page', 'processes']);
});
