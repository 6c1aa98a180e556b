import { cases } from '../../tests/abuse/cases.ts';
import { type Holder, patternOf } from '../../tests/abuse/cases/abuse-case.ts';
import { type Ran, runTests } from './vitest-run.ts';

/** Where the tests that a file in `tests/support` writes down are run. */
const RUN_IN: Record<string, string> = {
  'tests/support/converter/converter-contract.ts':
    'src/server/adapters/converter/embedded/embedded-contract.test.ts',
};
const fileOf = ({ file }: Holder) => RUN_IN[file] ?? file;
const needsBrowser = ({ file }: Holder) => file.startsWith('tests/e2e/');

/** Runs every case, and tells for each whether it was held: its tests were there, and none of them failed. */
export const runCases = async () => {
  const holders = cases.flatMap(({ heldBy }) => heldBy).filter((holder) => !needsBrowser(holder));
  const pattern = [...new Set(holders.map(patternOf))].join('|');
  const ran = await runTests([...new Set(holders.map(fileOf))], pattern);
  return cases.map(({ number, does, heldBy }) => {
    const faults = heldBy.flatMap((holder) => (needsBrowser(holder) ? [] : faultsOf(holder, ran)));
    return { number, does, isHeld: faults.length === 0, faults, inBrowser: heldBy.every(needsBrowser) };
  });
};

const faultsOf = (holder: Holder, ran: Ran[]) => {
  const name = new RegExp(patternOf(holder));
  const tests = ran
    .filter(({ file }) => file === fileOf(holder))
    .flatMap((module) => module.tests)
    .filter((test) => name.test(test.fullName));
  const failed = tests.filter((test) => test.result().state === 'failed').map((test) => test.fullName);
  if (failed.length > 0) return failed;
  return tests.some((test) => test.result().state === 'passed')
    ? []
    : [`No test of this name ran: ${holder.title}`];
};
