import { type CharacterSet, characterSet } from '#shared/characters/character-set.ts';
import { tableAt } from './table-at.ts';

const UNICODE = 0;
const WINDOWS = 3;
/** Windows' numbers for fonts of Unicode: the first plane alone, or all. */
const WINDOWS_UNICODE: ReadonlySet<number> = new Set([1, 10]);
/** How the two tables of characters that fonts of today have are numbered. */
const SEGMENTS = 4;
const GROUPS = 12;

/** The characters a TrueType or OpenType file has a picture for; none when it is no font. */
export const charactersOfFont = (file: Buffer): CharacterSet => characterSet(codePointsOfFont(file));

export const codePointsOfFont = (file: Buffer): Set<number> => {
  try {
    return new Set(readCodePoints(file));
  } catch (error) {
    // Reads past the end: a broken file, or another kind of file.
    if (error instanceof RangeError) return new Set();
    throw error;
  }
};

function* readCodePoints(file: Buffer) {
  const table = tableAt(file, 'cmap');
  if (table === undefined) return;
  for (let index = 0; index < file.readUInt16BE(table + 2); index += 1) {
    const entry = table + 4 + index * 8;
    const platform = file.readUInt16BE(entry);
    const isUnicode =
      platform === UNICODE || (platform === WINDOWS && WINDOWS_UNICODE.has(file.readUInt16BE(entry + 2)));
    const start = table + file.readUInt32BE(entry + 4);
    const format = isUnicode ? file.readUInt16BE(start) : undefined;
    if (format === SEGMENTS) yield* readSegments(file, start);
    if (format === GROUPS) yield* readGroups(file, start);
  }
}

function* readSegments(file: Buffer, start: number) {
  const size = file.readUInt16BE(start + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const at = start + 14 + segment;
    const last = file.readUInt16BE(at);
    const first = file.readUInt16BE(at + size + 2);
    const delta = file.readUInt16BE(at + size * 2 + 2);
    const offset = file.readUInt16BE(at + size * 3 + 2);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset && file.readUInt16BE(at + size * 3 + 2 + offset + (code - first) * 2);
      const isEmpty = offset ? listed === 0 : ((code + delta) & 0xffff) === 0;
      if (!isEmpty) yield code;
    }
  }
}

function* readGroups(file: Buffer, start: number) {
  for (let group = 0; group < file.readUInt32BE(start + 12); group += 1) {
    const at = start + 16 + group * 12;
    const first = file.readUInt32BE(at);
    // A damaged file must not be counted through for ever.
    const last = Math.min(file.readUInt32BE(at + 4), 0x10ffff);
    const isFirstEmpty = file.readUInt32BE(at + 8) === 0;
    for (let code = isFirstEmpty ? first + 1 : first; code <= last; code += 1) yield code;
  }
}
