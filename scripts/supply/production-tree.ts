import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
};

export type Package = {
  /** Where it is installed, below the project. */
  path: string;
  name: string;
  version: string;
  /** As the lockfile tells it, which does not know old spellings. */
  license: string | undefined;
};

export const ROOT = join(import.meta.dirname, '..', '..');

/** What is installed where the shop runs: everything in the lockfile that is not for development alone. */
export const readProductionTree = async (): Promise<Package[]> => {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, locked]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: locked.version ?? '',
      license: locked.license,
    }));
};

type Manifest = { license?: string | { type: string }; licenses?: { type: string }[] };

/** In its own words, where it is installed here; otherwise in those of the lockfile. */
export const licenceOf = async ({ path, license }: Pick<Package, 'path' | 'license'>) => {
  const text = await readFile(join(ROOT, path, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return license;
  const manifest = JSON.parse(text) as Manifest;
  const own = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ');
  return typeof own === 'object' ? own.type : (own ?? license);
};
