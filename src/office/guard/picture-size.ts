import { jpegFrame } from '#office/pictures/jpeg-frame.ts';
import { startsWith } from './sniff-file.ts';

/** `unsized` pictures are drawn by instructions or are too rare to measure; they decode to nothing large. */
type SniffedPicture = { pixels: number } | 'unsized' | undefined;

const text = (value: string) => [...Buffer.from(value, 'latin1')];

const PNG = [0x89, ...text('PNG')];
const JPEG = [0xff, 0xd8, 0xff];
const GIF = text('GIF8');
const BMP = text('BM');
const RIFF = text('RIFF');
const UNSIZED = [
  [0x01, 0x00, 0x00, 0x00], // EMF
  [0xd7, 0xcd, 0xc6, 0x9a], // WMF, placeable
  [0x01, 0x00, 0x09, 0x00], // WMF
  [0x49, 0x49, 0xbc, 0x01], // HD Photo
];

/** How many pixels a picture decodes to, from its first bytes; undefined if it is no picture we print. */
export const sniffPicture = (head: Buffer): SniffedPicture => {
  if (startsWith(head, PNG)) return area(head, 16, 'readUInt32BE');
  if (startsWith(head, JPEG)) return jpegArea(head);
  if (startsWith(head, GIF)) return area(head, 6, 'readUInt16LE');
  if (startsWith(head, BMP)) return area(head, 18, 'readInt32LE');
  if (startsWith(head, RIFF)) return webpArea(head);
  if (startsWith(head, text('II*\0')) || startsWith(head, text('MM\0*'))) return tiffArea(head);
  return UNSIZED.some((signature) => startsWith(head, signature)) ? 'unsized' : undefined;
};

type Reader = 'readUInt32BE' | 'readUInt16LE' | 'readInt32LE';

const area = (head: Buffer, at: number, read: Reader) => {
  const bytes = read.includes('32') ? 4 : 2;
  if (head.length < at + 2 * bytes) return undefined;
  return { pixels: Math.abs(head[read](at)) * Math.abs(head[read](at + bytes)) };
};

const jpegArea = (head: Buffer) => {
  const frame = jpegFrame(head);
  return frame && { pixels: frame.width * frame.height };
};

const webpArea = (head: Buffer) => {
  if (head.length < 30 || head.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const format = head.toString('latin1', 12, 16);
  if (format === 'VP8X') return { pixels: (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1) };
  if (format === 'VP8 ')
    return { pixels: (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff) };
  if (format !== 'VP8L') return undefined;
  const bits = head.readUInt32LE(21);
  return { pixels: ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1) };
};

const TIFF_WIDTH = 256;
const TIFF_HEIGHT = 257;

/** A directory that lies beyond the bytes read is as good as none. */
const tiffArea = (head: Buffer) => {
  const isLittle = head[0] === 0x49;
  const short = (at: number) => (isLittle ? head.readUInt16LE(at) : head.readUInt16BE(at));
  const long = (at: number) => (isLittle ? head.readUInt32LE(at) : head.readUInt32BE(at));
  if (head.length < 8) return undefined;
  const directory = long(4);
  if (directory + 2 > head.length) return 'unsized';
  const fields = new Map<number, number>();
  for (let index = 0; index < short(directory); index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > head.length) return 'unsized';
    fields.set(short(at), short(at + 2) === 3 ? short(at + 8) : long(at + 8));
  }
  return { pixels: (fields.get(TIFF_WIDTH) ?? 0) * (fields.get(TIFF_HEIGHT) ?? 0) };
};
