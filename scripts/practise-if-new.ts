import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import { findKeptCode, keptCodeFile } from '#server/adapters/converter/embedded/kept-code.ts';
import { practise } from '#server/adapters/converter/embedded/practise.ts';
import { waitForTurn } from './wait-for-turn.ts';

/** Of each bundle: pages upright and across, tables, lists, headers with a logo. More would make little difference. */
const DOCUMENTS_PER_BUNDLE = 1;

/** Lets the embedded office practise, unless one of this version has done so here. */
export const practiseIfNew = async (signal: AbortSignal, file = keptCodeFile()) => {
  const lock = await waitForTurn(file, signal);
  try {
    if (await findKeptCode(file)) return;
    const paths = catalogue.flatMap(({ folder, documents }) =>
      documents
        .slice(0, DOCUMENTS_PER_BUNDLE)
        .map((document) => join(documentsFolder, folder, document.file)),
    );
    await practise(await Promise.all(paths.map((path) => readFile(path))), signal, file);
  } finally {
    await lock.release();
  }
};
