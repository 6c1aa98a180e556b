import { describe, expect, test } from 'vitest';
import { startProgram } from '#tests/support/processes/start-program.ts';

const run = (script: string) => startProgram('node', ['--input-type=module', '--eval', script], {}).ends;
const runThrowing = (failure: string) =>
  run(`import { runCommand, UsageError } from './scripts/run-command.ts';
       await runCommand(async function restore() { throw new ${failure}; });`);

describe('a command', () => {
  test('that is called with the wrong words says the right ones and nothing else', async () => {
    const { code, output } = await runThrowing(`UsageError('Usage: npm run restore -- FILE')`);
    expect(code).toBe(1);
    expect(output).toBe('Usage: npm run restore -- FILE\n');
  });

  test('that breaks shows where', async () => {
    const { code, output } = await runThrowing(`TypeError('x is not a function')`);
    expect(code).toBe(1);
    expect(output).toMatch(/^TypeError: x is not a function\n +at .*restore/);
  });
});
