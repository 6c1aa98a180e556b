import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; the later fields let a test lie about it. */
export type RawEntry = {
  name: string;
  content: string | Buffer;
  method?: number;
  flags?: number;
  crc?: number;
  claimedSize?: number;
  claimedPackedSize?: number;
  packed?: Buffer;
  localName?: string;
  externalAttributes?: number;
  /** Where the directory says the local header is. */
  claimedOffset?: number;
};

export type RawZip = { entries: RawEntry[]; comment?: string; prefix?: Buffer; suffix?: Buffer };

/** A zip writer for tests: independent of the engine's own, and able to write what no honest one would. */
export const rawZip = ({ entries, comment = '', prefix, suffix }: RawZip): Buffer => {
  const chunks: Buffer[] = prefix ? [prefix] : [];
  const directory: Buffer[] = [];
  let offset = prefix?.length ?? 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content as string);
    const method = entry.method ?? 8;
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(content) : content);
    const facts = factsOf(entry, content, packed, method);
    const localName = Buffer.from(entry.localName ?? entry.name);
    const local = Buffer.concat([u32(0x04034b50), facts, u16(localName.length), u16(0), localName, packed]);
    const name = Buffer.from(entry.name);
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        facts,
        u16(name.length),
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32(entry.externalAttributes ?? 0),
        u32(entry.claimedOffset ?? offset),
        name,
      ]),
    );
    chunks.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(entries.length),
    u16(entries.length),
    u32(listing.length),
    u32(offset),
    u16(comment.length),
    Buffer.from(comment),
  ]);
  return Buffer.concat([...chunks, listing, end, suffix ?? Buffer.alloc(0)]);
};

const factsOf = (entry: RawEntry, content: Buffer, packed: Buffer, method: number) =>
  Buffer.concat([
    u16(20),
    u16(entry.flags ?? 0x0800),
    u16(method),
    u16(0x6000),
    u16(0x5b6f),
    u32(entry.crc ?? crc32(content)),
    u32(entry.claimedPackedSize ?? packed.length),
    u32(entry.claimedSize ?? content.length),
  ]);

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
