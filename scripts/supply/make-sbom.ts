import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cycloneDxOf } from './cyclonedx.ts';
import { licenceOf, readProductionTree, ROOT } from './production-tree.ts';

type Manifest = Record<'name' | 'version', string> &
  Record<'dependencies' | 'optionalDependencies', Record<string, string> | undefined>;

/** What the shop is made of, from its lockfile; needs no network. */
export const makeSbom = async () => {
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const packages = await Promise.all(
    (await readProductionTree()).map(async (one) => ({ ...one, licence: await licenceOf(one) })),
  );
  const { name, version, dependencies, optionalDependencies } = manifest;
  return cycloneDxOf({ name, version }, packages, Object.keys({ ...dependencies, ...optionalDependencies }));
};
