import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import type { Services } from '#server/kernel/services.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { HOUR } from '#shared/units.ts';
import { DamagedFile } from './damaged-file.ts';
import { forgetDamage, listDamagedFiles, listFilesAfter } from './damaged-file-repo.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'clock'>;

/** Ids are random, so as many files begin with each two digits: all are compared in 256 hours. */
const SHARES = 256;
const BATCH_SIZE = 200;

export const shareOf = (now: Date) =>
  (Math.floor(now.getTime() / HOUR) % SHARES).toString(16).padStart(2, '0');

/**
 * Reads this hour's share of all files, and those that were damaged before, to their ends, and yields what came of
 * each: undefined for one that is well.
 */
export async function* compareFiles(
  { db, storage, clock }: Touched,
  signal: AbortSignal,
): AsyncGenerator<DamagedFile | undefined> {
  const known = await listDamagedFiles(db, BATCH_SIZE);
  for (const file of known) {
    signal.throwIfAborted();
    const damaged = await compare({ storage }, file, signal);
    if (!damaged) await forgetDamage(db, [file.id]);
    yield damaged;
  }
  const prefix = shareOf(clock.now());
  let batch: StoredFile[] = [];
  do {
    batch = await listFilesAfter(db, { prefix, after: batch.at(-1)?.id, limit: BATCH_SIZE });
    for (const file of batch) {
      signal.throwIfAborted();
      yield await compare({ storage }, file, signal);
    }
  } while (batch.length === BATCH_SIZE);
}

const compare = async (services: Pick<Services, 'storage'>, file: StoredFile, signal: AbortSignal) => {
  try {
    const { body } = await readFile(services, file);
    await pipeline(body, new Writable({ write: (_chunk, _encoding, done) => done() }), { signal });
    return undefined;
  } catch (error) {
    if (error instanceof DamagedFile) return error;
    throw error;
  }
};
