import { createInflateRaw, crc32 } from 'node:zlib';
import { RefusedFile } from '#office/refusal.ts';
import { STORED, type ZipEntry } from '#office/zip/zip-entry.ts';

const CHUNK_BYTES = 64 * 1024;

/**
 * The content of an entry piece by piece, so that a part of any size takes little memory. Stops as
 * soon as there is more of it than its directory claims.
 */
export async function* unpackStream(entry: ZipEntry): AsyncGenerator<Buffer> {
  let size = 0;
  let crc = 0;
  for await (const chunk of entry.method === STORED ? storedChunks(entry) : inflatedChunks(entry)) {
    size += chunk.length;
    if (size > entry.size) throw new RefusedFile('size-lie', entry.name);
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== entry.size) throw new RefusedFile('size-lie', entry.name);
  if (crc !== entry.crc) throw new RefusedFile('damaged', entry.name);
}

function* storedChunks({ packed }: ZipEntry) {
  for (let at = 0; at < packed.length; at += CHUNK_BYTES) yield packed.subarray(at, at + CHUNK_BYTES);
}

async function* inflatedChunks({ name, packed }: ZipEntry): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  inflate.end(packed);
  try {
    for await (const chunk of inflate) yield chunk as Buffer;
  } catch (cause) {
    throw new RefusedFile('damaged', name, cause);
  } finally {
    inflate.destroy();
  }
}
