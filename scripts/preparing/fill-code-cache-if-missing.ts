import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import { findCodeCache, codeCacheFile } from '#server/adapters/converter/embedded/code-cache.ts';
import { fillCodeCache } from '#server/adapters/converter/embedded/fill-code-cache.ts';
import { acquireBuildLock } from './acquire-build-lock.ts';

/** Of each bundle: pages upright and across, tables, lists, headers with a logo. More would make little difference. */
const DOCUMENTS_PER_BUNDLE = 1;

/** Warms up an embedded office and caches its compiled code, unless that was done here for this version. */
export const fillCodeCacheIfMissing = async (signal: AbortSignal, file = codeCacheFile()) => {
  const lock = await acquireBuildLock(file, signal);
  try {
    if (await findCodeCache(file)) return;
    const paths = catalogue.flatMap(({ folder, documents }) =>
      documents
        .slice(0, DOCUMENTS_PER_BUNDLE)
        .map((document) => join(documentsFolder, folder, document.file)),
    );
    await fillCodeCache(await Promise.all(paths.map((path) => readFile(path))), signal, file);
  } finally {
    await lock.release();
  }
};
