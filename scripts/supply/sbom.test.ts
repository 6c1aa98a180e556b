import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeSbom } from './make-sbom.ts';
import { ROOT } from './production-tree.ts';

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

describe('the bill of materials', () => {
  test('lists exactly what the lockfile installs where the shop runs', async () => {
    const { components } = await makeSbom();
    const listed = components.map(({ name, version }) => `${name}@${version}`).toSorted();
    expect(listed).toEqual(await lockedForProduction());
  });

  test('names what each part is under, and the sum of what was fetched', async () => {
    const { components } = await makeSbom();
    const hono = components.find(({ name }) => name === 'hono');
    expect(hono).toMatchObject({ licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512' }] });
    expect(hono?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    expect(components.filter(({ licenses }) => !licenses)).toEqual([]);
  });

  test('says what needs what, without a loose end', async () => {
    const { components, dependencies, metadata } = await makeSbom();
    const known = new Set([metadata.component.purl, ...components.map(({ purl }) => purl)]);
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
    expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted());
    const [shop] = dependencies;
    expect(shop?.dependsOn.some((ref) => ref.startsWith('pkg:npm/%40hono/node-server@'))).toBe(true);
  });

  test('is the same each time', async () => {
    expect(JSON.stringify(await makeSbom())).toBe(JSON.stringify(await makeSbom()));
  });
});
