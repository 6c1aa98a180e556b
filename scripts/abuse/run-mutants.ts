import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cases } from '../../tests/abuse/cases.ts';
import { patternOf } from '../../tests/abuse/cases/abuse-case.ts';
import { mutants } from '../../tests/abuse/mutants.ts';
import type { Mutant } from '../../tests/abuse/mutants/mutant.ts';
import { runTests } from './vitest-run.ts';

const root = join(import.meta.dirname, '..', '..');

const PATIENCE_MS = 60_000;

/** Swaps the text of the control as the file is loaded; the file itself stays as it is. */
const switchOff = ({ file, edits }: Mutant): Plugin => ({
  name: 'switch-off-a-control',
  enforce: 'pre',
  transform(source, id) {
    if (id.split('?')[0] !== join(root, file)) return undefined;
    return edits.reduce((text, [find, replacement]) => {
      if (!text.includes(find)) throw new Error(`${file} no longer holds ${find}`);
      return text.replace(find, () => replacement);
    }, source);
  },
});

const holderOf = ({ number }: Mutant) => {
  const [holder] = cases.find((one) => one.number === number)?.heldBy ?? [];
  if (!holder) throw new Error(`Nothing holds case ${number}.`);
  return holder;
};
const nameOf = ({ number }: Mutant) => `case ${number}`;

/** Runs each case with its control switched off, all in one go; a mutant whose case still passes has survived. */
export const runMutants = async (chosen: readonly Mutant[] = mutants) => {
  const projects = chosen.map((mutant) => ({
    extends: false as const,
    root,
    plugins: [switchOff(mutant)],
    test: {
      name: nameOf(mutant),
      include: [holderOf(mutant).file],
      pool: 'forks' as const,
      setupFiles: ['tests/support/set-up-file.ts'],
      // What is kept of a file on disk would be kept with its control switched off.
      fsModuleCache: false,
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
    },
  }));
  const pattern = [...new Set(chosen.map((mutant) => patternOf(holderOf(mutant))))].join('|');
  const ran = await runTests([], pattern, {
    projects,
    // One database server for all of them: what the outermost project provides, each of them has.
    globalSetup: [join(root, 'tests/support/global-setup.ts')],
    reporters: [{}],
    fsModuleCache: false,
  });
  return chosen.map((mutant) => {
    const module = ran.find(({ project }) => project === nameOf(mutant));
    const name = new RegExp(patternOf(holderOf(mutant)));
    const failed = module?.tests.filter(
      (test) => test.result().state === 'failed' && name.test(test.fullName),
    );
    return {
      ...mutant,
      isKilled: !module?.isBroken && (failed?.length ?? 0) > 0,
      isBroken: module?.isBroken ?? true,
    };
  });
};
