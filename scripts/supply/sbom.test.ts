import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from './production-tree.ts';

type Sbom = {
  metadata: { component: { name: string } };
  components: { name: string; version: string; hashes?: { alg: string }[] }[];
};

/** Read on its own, so that the bill is not held against itself. */
const lockedForProduction = async () => {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const locked = Object.entries(packages).flatMap(([path, { version, dev }]) =>
    path === '' || dev ? [] : [`${path.split('node_modules/').at(-1)}@${version}`],
  );
  return [...new Set(locked)].toSorted();
};

const runSbom = async (): Promise<Sbom> => {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'new', 'sbom.cdx.json');
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { sbom: string };
  };
  const [, ...args] = scripts.sbom.split(' ');
  await promisify(execFile)(process.execPath, [...args, file], { cwd: ROOT });
  return JSON.parse(await readFile(file, 'utf8')) as Sbom;
};

describe('the bill of materials', () => {
  test('lists exactly what the lockfile installs where the shop runs', async () => {
    const { components, metadata } = await runSbom();
    expect(metadata.component.name).toBe('bindery');
    const listed = components.map(({ name, version }) => `${name}@${version}`).toSorted();
    expect(listed).toEqual(await lockedForProduction());
    expect(components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
  });
});
