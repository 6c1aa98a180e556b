import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const FOLDERS = ['src', 'tests', 'scripts', 'demo'];
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const IMPORT = /(?:^(?:import|export)\s[^'"]*?|\bimport\(\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/gm;

export type ImportGraph = Map<string, string[]>;

/** Which of our files each of our files imports, by their paths from the root. */
export const readImportGraph = (root: string): ImportGraph => {
  const files = new Set(FOLDERS.flatMap((folder) => listSources(root, folder)));
  return new Map(
    [...files].map((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const targets = [...code.matchAll(IMPORT)].map(([, target = '']) => resolveImport(file, target));
      return [file, targets.filter((target) => files.has(target))];
    }),
  );
};

const listSources = (root: string, folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => SOURCE.test(file) && existsSync(join(root, file)));

const resolveImport = (file: string, target: string) => {
  if (target.startsWith('.')) return posix.join(posix.dirname(file), target);
  return target.replace(/^#(tests|demo)\//, '$1/').replace(/^#/, 'src/');
};

/** Everything a file needs, itself included. */
export const closureOf = (graph: ImportGraph, file: string) => {
  const reached = new Set([file]);
  for (const next of reached) for (const target of graph.get(next) ?? []) reached.add(target);
  return reached;
};

/** How many imports away each file is that can notice a change of these; they themselves are at 0. */
export const distancesFrom = (graph: ImportGraph, changed: string[]) => {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
};

/** Files that import each other, be it over others: each circle as the files it is made of. */
export const circlesOf = (graph: ImportGraph): string[][] => {
  const reached = new Map(
    [...graph].map(([file, targets]) => [
      file,
      new Set(targets.flatMap((target) => [...closureOf(graph, target)])),
    ]),
  );
  const inCircle = [...reached].filter(([file, others]) => others.has(file)).map(([file]) => file);
  const groups = Map.groupBy(inCircle, (file) =>
    inCircle.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)).join(),
  );
  return [...groups.values()].map((files) => files.toSorted());
};
