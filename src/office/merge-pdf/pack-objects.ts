import { deflateSync } from 'node:zlib';

/** An object as it is written, without its number; `stream` is what stands between `stream` and `endstream`. */
export type PdfObject = { text: string; stream?: Buffer };

export type PdfObjects = {
  version: string;
  objects: Map<number, PdfObject>;
  /** The entries that a reader starts from, as they are written: `/Root 5 0 R/Info 6 0 R`. */
  trailer: string;
};

/** More in one stream pack better, and take a reader longer that looks for one of them. */
const OBJECTS_PER_STREAM = 200;
const ENTRY_BYTES = 7;
/** Tells programs that copy files that this one is no text. */
const BINARY = '%\xE4\xE3\xCF\xD2\n';

type Place = { kind: 1; offset: number } | { kind: 2; stream: number; index: number };

/**
 * The same PDF with every object that is no stream in a packed stream, which PDF has known since version 1.5. The office
 * writes each element of a document's structure as an object of its own, unpacked: twice as much as all the rest.
 */
export const packObjects = ({ version, objects, trailer }: PdfObjects): Buffer => {
  const pieces: Buffer[] = [];
  const places = new Map<number, Place>();
  let size = 0;
  let next = Array.from(objects.keys()).reduce((most, number) => Math.max(most, number), 0) + 1;
  const put = (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
  };
  const putStream = (number: number, dictionary: string, content: Buffer) => {
    places.set(number, { kind: 1, offset: size });
    put(Buffer.from(`${number} 0 obj\n${dictionary}\nstream\n`, 'latin1'));
    put(content);
    put(Buffer.from('\nendstream\nendobj\n'));
  };

  put(Buffer.from(`%PDF-${version < '1.5' ? '1.5' : version}\n${BINARY}`, 'latin1'));
  const plain: [number, string][] = [];
  for (const [number, { text, stream }] of objects)
    if (stream) putStream(number, ...withoutPadding({ text, stream }));
    else plain.push([number, text]);
  for (let first = 0; first < plain.length; first += OBJECTS_PER_STREAM) {
    const some = plain.slice(first, first + OBJECTS_PER_STREAM);
    for (const [index, [number]] of some.entries()) places.set(number, { kind: 2, stream: next, index });
    putStream(next, ...objectStream(some));
    next += 1;
  }

  const tableAt = size;
  places.set(next, { kind: 1, offset: tableAt });
  const table = deflateSync(tableOf(places, next + 1));
  const dictionary = `<</Type/XRef/Size ${next + 1}/W[1 4 2]/Filter/FlateDecode/Length ${table.length}${trailer}>>`;
  putStream(next, dictionary, table);
  put(Buffer.from(`startxref\n${tableAt}\n%%EOF\n`));
  return Buffer.concat(pieces);
};

const objectStream = (objects: readonly (readonly [number, string])[]): [string, Buffer] => {
  let at = 0;
  const index = objects.map(([number, text]) => {
    const entry = `${number} ${at}`;
    at += text.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const content = Buffer.from(head + objects.map(([, text]) => text).join('\n'), 'latin1');
  const packed = deflateSync(content);
  const dictionary = `<</Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>`;
  return [dictionary, packed];
};

const tableOf = (places: ReadonlyMap<number, Place>, size: number) => {
  const table = Buffer.alloc(size * ENTRY_BYTES);
  // The first entry is that of the free objects, of which there are none.
  table.writeUInt16BE(0xffff, 5);
  for (const [number, place] of places) {
    const at = number * ENTRY_BYTES;
    table.writeUInt8(place.kind, at);
    table.writeUInt32BE(place.kind === 1 ? place.offset : place.stream, at + 1);
    table.writeUInt16BE(place.kind === 1 ? 0 : place.index, at + 5);
  }
  return table;
};

const PADDING = /\s+(?=<\?xpacket end=)/;

/** The office leaves some thousand spaces in what a document says of itself, for programs that change it in place. */
const withoutPadding = ({ text, stream }: Required<PdfObject>): [string, Buffer] => {
  if (!/\/Type\s*\/Metadata\b/.test(text) || /\/Filter\b/.test(text)) return [text, stream];
  const content = Buffer.from(stream.toString('latin1').replace(PADDING, '\n'), 'latin1');
  return [text.replace(/\/Length \d+/, `/Length ${content.length}`), content];
};
