import type { PdfObject, PdfObjects } from '#office/pdf.ts';
import { endOfDictionary } from './end-of-dictionary.ts';

/** What LibreOffice writes: one table of all objects, each of its first generation, and nothing appended. */
const LAST_TABLE = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
const TAIL_LENGTH = 64;

/** All objects of a PDF; undefined of one that is built another way than LibreOffice's, or damaged. */
export const readObjects = (pdf: Uint8Array): PdfObjects | undefined => {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const source = bytes.toString('latin1');
  const version = /^%PDF-(1\.\d)\s/.exec(source.slice(0, 9))?.[1];
  const tableAt = Number(LAST_TABLE.exec(source.slice(-TAIL_LENGTH))?.[1] ?? Number.NaN);
  const table = version === undefined ? undefined : readTable(source, tableAt);
  if (version === undefined || !table) return undefined;
  const objects = readBodies(bytes, source, table.offsets, tableAt);
  return objects && { version, objects, trailer: table.trailer };
};

const readTable = (source: string, tableAt: number) => {
  if (!source.startsWith('xref', tableAt)) return undefined;
  const trailerAt = source.indexOf('trailer', tableAt);
  const trailerEnd = source.indexOf('startxref', trailerAt);
  if (trailerAt === -1 || trailerEnd === -1) return undefined;
  const trailer = source.slice(trailerAt + 'trailer'.length, trailerEnd);
  const kept = [
    /\/Root\s+\d+ 0 R/,
    /\/Info\s+\d+ 0 R/,
    /\/ID\s*\[\s*<[\dA-Fa-f]*>\s*<[\dA-Fa-f]*>\s*\]/,
  ].flatMap((entry) => entry.exec(trailer) ?? []);
  if (!kept[0]?.startsWith('/Root') || /\/(?:Prev|Encrypt|XRefStm)\b/.test(trailer)) return undefined;
  const offsets = readOffsets(source.slice(tableAt + 'xref'.length, trailerAt));
  return offsets && { offsets, trailer: kept.join('') };
};

/** Where each object begins. An object of a later generation was changed by somebody else. */
const readOffsets = (table: string) => {
  const offsets = new Map<number, number>();
  let number = 0;
  for (const line of table.trim().split(/\s*[\r\n]+/)) {
    const [, offset, generation, use] = /^(\d{10}) (\d{5}) ([nf])$/.exec(line) ?? [];
    const [, first] = /^(\d+) \d+$/.exec(line) ?? [];
    if (first !== undefined) number = Number(first);
    else if (use === undefined || (use === 'n' && Number(generation) !== 0)) return undefined;
    else {
      if (use === 'n') offsets.set(number, Number(offset));
      number += 1;
    }
  }
  return offsets.size > 0 ? offsets : undefined;
};

const readBodies = (bytes: Buffer, source: string, offsets: ReadonlyMap<number, number>, tableAt: number) => {
  const starts = [...offsets.values(), tableAt].toSorted((one, other) => one - other);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? tableAt]));
  const objects = new Map<number, PdfObject>();
  for (const [number, start] of offsets) {
    const end = ends.get(start) ?? start;
    const opening = new RegExp(`${number} 0 obj\\s*`, 'y');
    opening.lastIndex = start;
    const closing = /\s*endobj\s*$/.exec(source.slice(Math.max(start, end - TAIL_LENGTH), end));
    if (!opening.test(source) || !closing) return undefined;
    const range = { from: opening.lastIndex, to: end - closing[0].length };
    const body = source.endsWith('endstream', range.to)
      ? readStream(bytes, source, range)
      : { text: source.slice(range.from, range.to) };
    if (!body || range.to <= range.from) return undefined;
    objects.set(number, body);
  }
  return withKnownLengths(objects);
};

/** The bytes from behind `stream` to `endstream`; how many of them count is not looked at yet. */
const readStream = (bytes: Buffer, source: string, { from, to }: { from: number; to: number }) => {
  const dictionaryEnd = endOfDictionary(source, from, to);
  const opening = /\s*stream(?:\r\n|\n)/y;
  opening.lastIndex = dictionaryEnd ?? from;
  if (dictionaryEnd === undefined || !opening.test(source)) return undefined;
  return {
    text: source.slice(from, dictionaryEnd),
    stream: bytes.subarray(opening.lastIndex, to - 'endstream'.length),
  };
};

const LENGTH = /\/Length\s+(\d+)\b(\s+0\s+R\b)?/;

/** A length that stands in an object of its own is written into its stream, and that object is left out. */
const withKnownLengths = (objects: Map<number, PdfObject>) => {
  const lengths = new Set<number>();
  for (const [number, { text, stream }] of objects) {
    if (!stream) continue;
    const [said = '', value, isReference] = LENGTH.exec(text) ?? [];
    const length = Number(isReference ? objects.get(Number(value))?.text : value);
    const rest = Number.isInteger(length) ? stream.toString('latin1', length) : undefined;
    if (rest === undefined || length > stream.length || rest.trim() !== '') return undefined;
    if (isReference) lengths.add(Number(value));
    objects.set(number, {
      text: text.replace(said, `/Length ${length}`),
      stream: stream.subarray(0, length),
    });
  }
  for (const number of lengths) objects.delete(number);
  return objects;
};
