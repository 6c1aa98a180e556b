import { expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

test('a terminal follows one step at a time, loses nothing of the others, and then follows them', () => {
  let shown = '';
  const terminal = createTerminal((text) => (shown += text));
  const types = terminal.open('types');
  const build = terminal.open('build');
  types.write('1 file\n');
  build.write('half\n');
  expect(shown).toBe('\n--- types\n1 file\n');
  types.end();
  expect(shown).toBe('\n--- types\n1 file\n\n--- build\nhalf\n');
  build.write('whole\n');
  expect(shown).toMatch(/half\nwhole\n$/);
  const tests = terminal.open('tests');
  tests.write('all green\n');
  tests.end();
  expect(shown).not.toContain('all green');
  build.end();
  expect(shown).toMatch(/whole\n\n--- tests\nall green\n$/);
});
