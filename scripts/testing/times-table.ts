import type { Duration } from './durations.ts';
import type { Need } from './needs-of.ts';
import type { StepResult } from './summary.ts';

export type TimedFile = Duration & { needs: Need[] };

const SLOWEST = 30;

/** Where the time of a whole run went, as Markdown: its steps, its kinds of tests, its slowest files. */
export const timesTable = (steps: StepResult[], files: TimedFile[]) =>
  [
    tableOf(
      ['Step', 'Seconds', 'Tests'],
      steps.map(({ name, seconds, tests }) => [name, secondsOf(seconds), String(tests?.passed ?? '')]),
    ),
    tableOf(['Tests that need', 'Files', 'Tests', 'Seconds'], kindsOf(files)),
    tableOf(
      [`Slowest ${SLOWEST} files`, 'Needs', 'Tests', 'Seconds'],
      files
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, SLOWEST)
        .map(({ file, needs, tests, seconds }) => [
          `\`${file}\``,
          namesOf(needs),
          String(tests),
          secondsOf(seconds),
        ]),
    ),
  ].join('\n');

const kindsOf = (files: TimedFile[]) =>
  Object.entries(Object.groupBy(files, ({ needs }) => namesOf(needs)))
    .map(([kind, members = []]) => ({
      kind,
      files: members.length,
      tests: sum(members.map(({ tests }) => tests)),
      seconds: sum(members.map(({ seconds }) => seconds)),
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .map((row) => [row.kind, String(row.files), String(row.tests), secondsOf(row.seconds)]);

const namesOf = (needs: Need[]) => (needs.length > 0 ? needs.join(', ') : 'nothing');
const secondsOf = (seconds: number) => seconds.toFixed(1);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
const tableOf = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map(rowOf).join('');
