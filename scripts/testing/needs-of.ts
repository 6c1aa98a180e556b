import { closureOf, type ImportGraph } from './import-graph.ts';

export type Need = 'database' | 'office' | 'processes' | 'browser' | 'page';

/** A test needs what it imports, however far away; it cannot use one of these without its file. */
const MARKS: [Need, RegExp][] = [
  ['database', /^tests\/support\/database\/test-database\.ts$/],
  [
    'office',
    /^src\/server\/adapters\/converter\/(embedded-converter|soffice-converter|embedded\/(?:embedded-engine|open-office|fill-code-cache))\.ts$/,
  ],
  ['processes', /^tests\/support\/(processes\/(start-program|server-process)|jobs\/worker-process)\.ts$/],
  ['browser', /^tests\/e2e\//],
  ['page', /^tests\/support\/web\/render\.tsx$/],
];

/** What a test file waits for besides itself. */
export const needsOf = (graph: ImportGraph, file: string): Need[] => {
  const files = [...closureOf(graph, file)];
  return MARKS.filter(([, mark]) => files.some((used) => mark.test(used))).map(([need]) => need);
};
