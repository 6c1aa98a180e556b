import { inflateSync } from 'node:zlib';

const TABLE_ENTRY = { woff: 20, plain: 16 };
const HEADER = { woff: 44, plain: 12 };

const padded = (length: number) => (length + 3) & ~3;

/** A web font is a plain one whose tables are packed one by one; PDFs hold only plain ones. */
export const unwrapWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, HEADER.woff + index * TABLE_ENTRY.woff),
  );
  const start = HEADER.plain + count * TABLE_ENTRY.plain;
  const plain = Buffer.alloc(tables.reduce((size, { data }) => size + padded(data.length), start));
  writeHeader(plain, woff.readUInt32BE(4), count);
  let offset = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER.plain + index * TABLE_ENTRY.plain;
    plain.writeUInt32BE(tag, entry);
    plain.writeUInt32BE(checksum, entry + 4);
    plain.writeUInt32BE(offset, entry + 8);
    plain.writeUInt32BE(data.length, entry + 12);
    data.copy(plain, offset);
    offset += padded(data.length);
  }
  return plain;
};

const readTable = (woff: Buffer, entry: number) => {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) =>
    woff.readUInt32BE(entry + at),
  ) as [number, number, number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return { tag, checksum, data: packed < length ? inflateSync(bytes) : bytes };
};

/** The three numbers after the count are there for a binary search over the tables. */
const writeHeader = (plain: Buffer, flavour: number, count: number) => {
  const power = Math.floor(Math.log2(count));
  plain.writeUInt32BE(flavour, 0);
  plain.writeUInt16BE(count, 4);
  plain.writeUInt16BE(2 ** power * 16, 6);
  plain.writeUInt16BE(power, 8);
  plain.writeUInt16BE((count - 2 ** power) * 16, 10);
};
