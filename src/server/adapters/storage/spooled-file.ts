import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { copyMeasured } from './copy-measured.ts';

type SpooledFile = { body: Readable; size: number; sha256: string };

/** S3 wants the length and the hash before the first byte: a stream of unknown length waits on disk for both. */
export const withSpooledFile = async <T>(source: Readable, use: (spooled: SpooledFile) => Promise<T>) => {
  const { writer, reader } = await openNameless();
  try {
    const measured = await copyMeasured(source, writer.createWriteStream());
    return await use({ ...measured, body: reader.createReadStream() });
  } finally {
    await reader.close();
  }
};

/** The name is taken away at once, so even a kill leaves nothing behind. */
const openNameless = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-'));
  try {
    const file = join(folder, 'spool');
    return { writer: await open(file, 'wx', 0o600), reader: await open(file, 'r') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
