import { crc32, deflateRawSync } from 'node:zlib';
import { DEFLATED, STORED, type ZipEntry } from './zip-entry.ts';

const LOCAL_HEADER_LENGTH = 30;
const DIRECTORY_HEADER_LENGTH = 46;
const DIRECTORY_END_LENGTH = 22;
const VERSION = 20;
const UTF8_FLAG = 0x0800;
/** 1 January 1980, the zip epoch: the same input gives the same bytes on any day. */
const DOS_DATE = 0x0021;

export const pack = (name: string, content: Buffer): ZipEntry =>
  entryOf(name, content, { method: DEFLATED, packed: deflateRawSync(content) });

/** For a file that is read once and thrown away: packing would take longer than it saves. */
export const store = (name: string, content: Buffer): ZipEntry =>
  entryOf(name, content, { method: STORED, packed: content });

const entryOf = (name: string, content: Buffer, packing: Pick<ZipEntry, 'method' | 'packed'>): ZipEntry => ({
  name,
  nameBytes: Buffer.from(name),
  isUtf8: true,
  crc: crc32(content),
  size: content.length,
  isSymlink: false,
  ...packing,
});

/** Packed bytes are written as they are, so untouched entries cost a copy and nothing else. */
export const writeZip = (entries: readonly ZipEntry[]): Buffer => {
  const named = entries.map((entry) => entry.nameBytes.length);
  const nameBytes = named.reduce((sum, length) => sum + length, 0);
  const packedBytes = entries.reduce((sum, entry) => sum + entry.packed.length, 0);
  const headers = (LOCAL_HEADER_LENGTH + DIRECTORY_HEADER_LENGTH) * entries.length;
  const file = Buffer.alloc(headers + nameBytes * 2 + packedBytes + DIRECTORY_END_LENGTH);

  let at = 0;
  const offsets = entries.map((entry) => {
    const start = at;
    at = writeLocal(file, at, entry);
    return start;
  });
  const directoryStart = at;
  for (const [index, entry] of entries.entries()) at = writeDirectory(file, at, entry, offsets[index] ?? 0);
  file.write('PK\x05\x06', at, 'latin1');
  file.writeUInt16LE(entries.length, at + 8);
  file.writeUInt16LE(entries.length, at + 10);
  file.writeUInt32LE(at - directoryStart, at + 12);
  file.writeUInt32LE(directoryStart, at + 16);
  return file;
};

const writeLocal = (file: Buffer, at: number, entry: ZipEntry) => {
  file.write('PK\x03\x04', at, 'latin1');
  writeFacts(file, at + 4, entry);
  file.set(entry.nameBytes, at + LOCAL_HEADER_LENGTH);
  const dataStart = at + LOCAL_HEADER_LENGTH + entry.nameBytes.length;
  file.set(entry.packed, dataStart);
  return dataStart + entry.packed.length;
};

const writeDirectory = (file: Buffer, at: number, entry: ZipEntry, offset: number) => {
  file.write('PK\x01\x02', at, 'latin1');
  file.writeUInt16LE(VERSION, at + 4);
  writeFacts(file, at + 6, entry);
  file.writeUInt32LE(offset, at + 42);
  file.set(entry.nameBytes, at + DIRECTORY_HEADER_LENGTH);
  return at + DIRECTORY_HEADER_LENGTH + entry.nameBytes.length;
};

/** The fields that a local header and a directory header share, in the same order. */
const writeFacts = (file: Buffer, at: number, entry: ZipEntry) => {
  file.writeUInt16LE(VERSION, at);
  file.writeUInt16LE(entry.isUtf8 ? UTF8_FLAG : 0, at + 2);
  file.writeUInt16LE(entry.method, at + 4);
  file.writeUInt16LE(DOS_DATE, at + 8);
  file.writeUInt32LE(entry.crc, at + 10);
  file.writeUInt32LE(entry.packed.length, at + 14);
  file.writeUInt32LE(entry.size, at + 18);
  file.writeUInt16LE(entry.nameBytes.length, at + 22);
};
