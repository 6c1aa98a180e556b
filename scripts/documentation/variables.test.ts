import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '#server/environment.ts';
import { codeIn, pages, read, ROOT, sectionOf } from './pages.ts';

const ofTheShop = Object.keys(environment.shape);

/** Of other programs, that the shop sets for them. */
const OF_OTHERS = ['GLIBC_TUNABLES'];

/** States of the product are written like variables. */
const STATES = [
  'LOGGED_OUT',
  'LOGGED_IN_NO_BUSINESS',
  'ADMIN',
  'CUSTOMER',
  'GENERATING',
  'GENERATED',
  'FAILED',
];

const ofTests = new Set(
  ['tests', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...read(file).matchAll(/process\.env\['(\w+)'\]|\{([^{}]*)\} = process\.env/g)])
    .flatMap(([, one = '', several = '']) => `${one} ${several}`.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
);

/** A variable stands alone as code, or is given a value there. */
const variablesIn = (page: string) =>
  codeIn(page).flatMap((code) =>
    [...code.matchAll(/(?:^|(?<=\s))([A-Z][A-Z0-9_]{2,})(?:=|$)/g)]
      .filter(([match]) => match.endsWith('=') || match === code)
      .map(([, name = '']) => name),
  );

describe('the variables', () => {
  test.each(pages)('that %s names are read by something', (page) => {
    const known = new Set([...ofTheShop, ...ofTests, ...OF_OTHERS, ...STATES]);
    expect(variablesIn(page).filter((name) => !known.has(name))).toEqual([]);
  });

  test('of the shop are all in the table of README.md, and no other is', () => {
    const named = [...sectionOf('README.md', 'Environment').matchAll(/`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g)].map(
      ([, name = '']) => name,
    );
    expect([...new Set(named)].toSorted()).toEqual(ofTheShop.toSorted());
  });

  test.each([
    ['deploy/bindery.service', /^Environment=(.*)$/gm],
    ['deploy/bindery-worker.service', /^Environment=(.*)$/gm],
    ['Dockerfile', /^ENV (.*)$/gm],
  ])('that %s sets are known to the shop', (file, pattern) => {
    const set = [...read(file).matchAll(pattern)].flatMap(([, list = '']) => list.match(/\w+(?==)/g) ?? []);
    expect(set).toContain('NODE_ENV');
    expect(set.filter((name) => !ofTheShop.includes(name))).toEqual([]);
  });
});
