import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The configured secret, or the one made on first run. Two processes starting at once end up with the same one. */
export const readShopSecret = async ({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>) => {
  if (secret) return secret;
  const file = join(dataDir, 'secret');
  const kept = await readKept(file);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // A link, unlike a rename, fails if the file has come to exist in the meantime.
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside, { force: true });
  return (await readFile(file, 'utf8')).trim();
};

const readKept = async (file: string) => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
