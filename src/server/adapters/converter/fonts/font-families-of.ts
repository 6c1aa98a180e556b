import { tableAt } from './table-at.ts';

const FAMILY = 1;
const TYPOGRAPHIC_FAMILY = 16;
const WINDOWS = 3;

/** The family names a TrueType or OpenType file gives itself; none when it is no font. */
export const fontFamiliesOf = (file: Buffer): string[] => {
  try {
    return [...new Set(readFamilies(file))];
  } catch (error) {
    // Reads past the end: a broken file, or another kind of file.
    if (error instanceof RangeError) return [];
    throw error;
  }
};

const readFamilies = (file: Buffer) => {
  if (!['\0\u0001\0\0', 'OTTO', 'true'].includes(file.toString('latin1', 0, 4))) return [];
  const names = tableAt(file, 'name');
  if (names === undefined) return [];
  const strings = names + file.readUInt16BE(names + 4);
  const families: string[] = [];
  for (let index = 0; index < file.readUInt16BE(names + 2); index += 1) {
    const entry = names + 6 + index * 12;
    const kind = file.readUInt16BE(entry + 6);
    if (file.readUInt16BE(entry) !== WINDOWS || (kind !== FAMILY && kind !== TYPOGRAPHIC_FAMILY)) continue;
    const start = strings + file.readUInt16BE(entry + 10);
    const bytes = Buffer.from(file.subarray(start, start + file.readUInt16BE(entry + 8)));
    if (bytes.length % 2 === 0) families.push(bytes.swap16().toString('utf16le'));
  }
  return families;
};
