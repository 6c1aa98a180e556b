import { join } from 'node:path';
import type { TestCase } from 'vitest/node';
import { createVitest } from 'vitest/node';

type Options = NonNullable<Parameters<typeof createVitest>[1]>;

export type Ran = { project: string; file: string; tests: TestCase[]; isBroken: boolean };

const root = join(import.meta.dirname, '..', '..');

/** Runs the tests of these files whose names match, and tells what became of each. */
export const runTests = async (files: string[], pattern: string, options: Options = {}): Promise<Ran[]> => {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    testNamePattern: pattern,
    reporters: ['default'],
    ...options,
  });
  try {
    await vitest.start(files.map((file) => join(root, file)));
    return vitest.state.getTestModules().map((module) => ({
      project: module.project.name,
      file: module.relativeModuleId,
      tests: [...module.children.allTests()],
      isBroken: module.errors().length > 0,
    }));
  } finally {
    await vitest.close();
  }
};
