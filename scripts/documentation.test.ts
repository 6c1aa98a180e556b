import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '#server/environment.ts';
import { placeholderKeys, placeholders, tagOf } from '#shared/placeholders.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const pages = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

const rowsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'));

describe('the documentation', () => {
  test.each(pages)('%s leads nowhere that does not exist', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([]);
  });

  test('tells of every placeholder, and of no other', () => {
    const told = rowsOf('docs/templates.md').map((row) => row.split('|').map((cell) => cell.trim()));
    const expected = placeholderKeys.map((key) => [`\`${tagOf(key)}\``, placeholders[key].wording]);
    expect(told.filter(([, tag = '']) => tag.includes('{{')).map(([, tag, text]) => [tag, text])).toEqual(
      expected,
    );
  });

  test('tells of every variable that the shop reads', () => {
    const told = rowsOf('README.md').join('\n');
    expect(Object.keys(environment.shape).filter((name) => !told.includes(`\`${name}`))).toEqual([]);
  });

  test('tells of every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const told = read('README.md');
    const isTold = (name: string) =>
      [`npm ${name}`, `npm run ${name}`].some((command) => told.includes(command));
    expect(Object.keys(scripts).filter((name) => !isTold(name))).toEqual([]);
  });
});
