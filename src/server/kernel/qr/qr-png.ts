import { crc32, deflateSync } from 'node:zlib';
import { qrModulesOf } from './qr-modules.ts';

/** Sharp when it is printed as large as a business card, small enough for every document. */
const PIXELS_PER_MODULE = 8;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [BIT_DEPTH, GREY] = [1, 0];

/** A code as a picture of two colours, in which every square is a whole number of pixels. */
export const qrPngOf = (text: string): Uint8Array => {
  const rows = qrModulesOf(text);
  const side = rows.length * PIXELS_PER_MODULE;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([BIT_DEPTH, GREY], 8);
  const lines = rows.flatMap((row) => Array<Buffer>(PIXELS_PER_MODULE).fill(lineOf(row)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A square is as wide as a byte has bits. The first byte says that no filter was used. */
const lineOf = (row: boolean[]) => Buffer.from([0, ...row.map((isDark) => (isDark ? 0x00 : 0xff))]);

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};
