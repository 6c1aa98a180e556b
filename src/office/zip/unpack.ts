import { crc32, inflateRawSync } from 'node:zlib';
import { RefusedFile } from '#office/refusal.ts';
import { STORED, type ZipEntry } from './zip-entry.ts';

/** The bytes of an entry; never more than its directory claims, whatever the packed data holds. */
export const unpack = (entry: ZipEntry, maxBytes: number): Buffer => {
  if (entry.size > maxBytes) throw new RefusedFile('inflates-too-much', entry.name);
  const content = entry.method === STORED ? entry.packed : inflate(entry);
  if (content.length !== entry.size) throw new RefusedFile('size-lie', entry.name);
  if (crc32(content) !== entry.crc) throw new RefusedFile('damaged', entry.name);
  return content;
};

const inflate = (entry: ZipEntry) => {
  try {
    return inflateRawSync(entry.packed, { maxOutputLength: Math.max(entry.size, 1) });
  } catch (cause) {
    const isLonger = cause instanceof RangeError;
    throw new RefusedFile(isLonger ? 'size-lie' : 'damaged', entry.name, cause);
  }
};
