import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const { version } = createRequire(import.meta.url)('@matbee/libreoffice-converter/package.json') as {
  version: string;
};
const PREFIX = 'office-';
/** Counts the ways of warming up: code of an earlier one is compiled anew. */
const WARM_UP = 4;
const SUFFIX = '.code';

/** Where the office's compiled code is cached: beside the sources, as trusted as they are. It may be deleted at any time. */
export const codeCacheFile = (folder = join(import.meta.dirname, '../../../../../.cache')) =>
  join(
    folder,
    `${PREFIX}${version}-warm-up-${WARM_UP}-node-${process.versions.node}-${process.arch}${SUFFIX}`,
  );

/** The file, if this process may read one. */
export const findCodeCache = (file = codeCacheFile()) =>
  access(file, constants.R_OK).then(
    () => file,
    () => undefined,
  );

/** Made aside and put in place whole; what was cached for other versions goes. */
export const writeCodeCache = async (code: Uint8Array, file = codeCacheFile()) => {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, Buffer.concat([digestOf(code), code]), { mode: 0o644 });
    await rename(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
  const others = (await readdir(folder)).filter(
    (name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX) && name !== basename(file),
  );
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
};

/** Undefined when it is not what was written: V8 would run whatever it is given. */
export const readCodeCache = (file: string) => {
  const cached = readFileSync(file);
  const code = cached.subarray(DIGEST_BYTES);
  return digestOf(code).equals(cached.subarray(0, DIGEST_BYTES)) ? code : undefined;
};

const DIGEST_BYTES = 32;
const digestOf = (code: Uint8Array) => createHash('sha256').update(code).digest();
