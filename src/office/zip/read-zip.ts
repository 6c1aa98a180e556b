import { RefusedFile } from '#office/refusal.ts';
import { DEFLATED, STORED, type ZipEntry } from './zip-entry.ts';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_LENGTH = 22;
const LOCAL_HEADER_LENGTH = 30;
const DIRECTORY_HEADER_LENGTH = 46;
const MAX_COMMENT_LENGTH = 0xffff;
const ZIP64 = 0xffffffff;

const ENCRYPTED_FLAGS = 0x0001 | 0x0040 | 0x2000;
const UTF8_FLAG = 0x0800;
const UNIX_SYMLINK = 0o120000;
const UNIX_TYPE_MASK = 0o170000;

type Located = { entry: ZipEntry; start: number; end: number };

/**
 * Reads a zip by its directory, as every office program does, and refuses what two programs could
 * read differently: overlapping entries, local names that differ, bytes before or after the archive. Padding is no
 * reason: some mail programs and servers fill files up.
 */
export const readZip = (file: Uint8Array): ZipEntry[] => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== LOCAL_HEADER) throw new RefusedFile('damaged');
  const directory = findDirectory(bytes);
  const located: Located[] = [];
  let offset = directory.start;
  while (located.length < directory.count) {
    if (offset + DIRECTORY_HEADER_LENGTH > directory.end) throw new RefusedFile('damaged');
    if (bytes.readUInt32LE(offset) !== DIRECTORY_HEADER) throw new RefusedFile('damaged');
    located.push(readEntry(bytes, offset, directory.start));
    offset += DIRECTORY_HEADER_LENGTH + variableLength(bytes, offset + 28, 3);
  }
  if (offset !== directory.end) throw new RefusedFile('damaged');
  refuseOverlaps(located);
  return located.map(({ entry }) => entry);
};

/** Zeroes, ends of lines, spaces, and the mark with which old systems ended files. */
const PADDING: ReadonlySet<number> = new Set([0x00, 0x0a, 0x0d, 0x1a, 0x20]);

const withoutPadding = (bytes: Buffer) => {
  let end = bytes.length;
  const lowest = Math.max(0, end - MAX_COMMENT_LENGTH);
  while (end > lowest && PADDING.has(bytes[end - 1] ?? 1)) end -= 1;
  return end;
};

const findDirectory = (bytes: Buffer) => {
  // The record of the directory's end may itself end in zeroes.
  const padded = withoutPadding(bytes);

  const lowest = Math.max(0, bytes.length - DIRECTORY_END_LENGTH - MAX_COMMENT_LENGTH);
  for (let at = bytes.length - DIRECTORY_END_LENGTH; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_END) continue;
    const end = at + DIRECTORY_END_LENGTH + bytes.readUInt16LE(at + 20);
    if (end > bytes.length || end < padded) continue;
    const [disk, directoryDisk, countHere, count] = [4, 6, 8, 10].map((field) =>
      bytes.readUInt16LE(at + field),
    );
    const start = bytes.readUInt32LE(at + 16);
    const directoryEnd = start + bytes.readUInt32LE(at + 12);
    if (disk !== 0 || directoryDisk !== 0 || countHere !== count || directoryEnd !== at) {
      throw new RefusedFile('damaged');
    }
    return { start, end: directoryEnd, count: count ?? 0 };
  }
  throw new RefusedFile('truncated');
};

const variableLength = (bytes: Buffer, at: number, fields: number) => {
  let length = 0;
  for (let field = 0; field < fields; field += 1) length += bytes.readUInt16LE(at + field * 2);
  return length;
};

const readEntry = (bytes: Buffer, at: number, limit: number): Located => {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const packedSize = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const start = bytes.readUInt32LE(at + 42);
  const nameBytes = bytes.subarray(
    at + DIRECTORY_HEADER_LENGTH,
    at + DIRECTORY_HEADER_LENGTH + bytes.readUInt16LE(at + 28),
  );
  if (flags & ENCRYPTED_FLAGS) throw new RefusedFile('encrypted');
  if (method !== STORED && method !== DEFLATED) throw new RefusedFile('compression');
  if (packedSize === ZIP64 || size === ZIP64 || start === ZIP64) throw new RefusedFile('damaged');
  if (method === STORED && packedSize !== size) throw new RefusedFile('size-lie');
  const dataStart = dataStartOf(bytes, start, nameBytes, limit);
  const end = dataStart + packedSize;
  if (end > limit) throw new RefusedFile('damaged');
  const entry: ZipEntry = {
    name: nameBytes.toString('utf8'),
    nameBytes,
    isUtf8: Boolean(flags & UTF8_FLAG),
    method,
    crc: bytes.readUInt32LE(at + 16),
    size,
    packed: bytes.subarray(dataStart, end),
    isSymlink: (bytes.readUInt16LE(at + 40) & UNIX_TYPE_MASK) === UNIX_SYMLINK,
  };
  return { entry, start, end };
};

const dataStartOf = (bytes: Buffer, start: number, nameBytes: Buffer, limit: number) => {
  if (start + LOCAL_HEADER_LENGTH > limit) throw new RefusedFile('damaged');
  if (bytes.readUInt32LE(start) !== LOCAL_HEADER) throw new RefusedFile('damaged');
  const nameStart = start + LOCAL_HEADER_LENGTH;
  const localName = bytes.subarray(nameStart, nameStart + bytes.readUInt16LE(start + 26));
  if (!localName.equals(nameBytes)) throw new RefusedFile('damaged');
  return nameStart + variableLength(bytes, start + 26, 2);
};

/** Entries sharing bytes are how a small archive unpacks to petabytes. */
const refuseOverlaps = (located: Located[]) => {
  let reached = 0;
  for (const { start, end } of located.toSorted((one, other) => one.start - other.start)) {
    if (start < reached) throw new RefusedFile('damaged');
    reached = end;
  }
};
