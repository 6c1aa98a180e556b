import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeIn, deployment, pages, read, ROOT } from './pages.ts';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Commands of npm's own. */
const NPM = new Set(['ci', 'prune']);

const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
const codeOf = (file: string) => (pages.includes(file) ? codeIn(file).join('\n') : read(file));

describe('the commands', () => {
  test.each([...pages, ...deployment])('that %s names exist', (file) => {
    const named = commandsIn(codeOf(file));
    expect(named.filter((name) => !(name in scripts) && !NPM.has(name))).toEqual([]);
  });

  test('are all in README.md', () => {
    const named = commandsIn(codeOf('README.md'));
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });

  test('run files that exist', () => {
    const files = Object.values(scripts).flatMap((command) => command.match(/\S+\.(?:ts|mjs)\b/g) ?? []);
    expect(files).toContain('scripts/run.mjs');
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
