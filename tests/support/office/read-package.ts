import PizZip from 'pizzip';
import { SaxesParser } from 'saxes';

export type ReadPackage = {
  names: string[];
  xmlNames: string[];
  bytes: (name: string) => Buffer;
  xml: (name: string) => string;
};

/** Opens an Office file with another library than the engine, so that its output is judged independently. */
export const readPackage = (file: Uint8Array): ReadPackage => {
  const zip = new PizZip(Buffer.from(file), { checkCRC32: true });
  const bytes = (name: string) => {
    const found = zip.file(name);
    if (!found) throw new Error(`There is no part ${name}.`);
    return Buffer.from(found.asUint8Array());
  };
  const names = Object.keys(zip.files).filter((name) => !zip.files[name]?.dir);
  const xml = (name: string) => textOf(bytes(name));
  const xmlNames = names.filter((name) => /\.(?:xml|rels|vml)$/.test(name));
  return { names, xmlNames, bytes, xml };
};

const textOf = (bytes: Buffer) => bytes.toString(bytes[0] === 0xff ? 'utf16le' : 'utf8');

/** Also asks that every prefix is declared. */
export const isWellFormed = (xml: string) => {
  try {
    new SaxesParser({ xmlns: true }).write(xml).close();
    return true;
  } catch {
    return false;
  }
};

/** The texts of a part as a reader sees them: a string per paragraph, `[picture]` for a picture. */
export const paragraphsOf = (xml: string): string[] => {
  const done: { order: number; text: string }[] = [];
  const open: { order: number; text: string }[] = [];
  let order = 0;
  let isText = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, uri }) => {
    const isRunContent = /wordprocessingml|drawingml/.test(uri);
    if (local === 'p' && isRunContent) open.push({ order: order++, text: '' });
    if (local === 't' || local === 'delText') isText = true;
    const top = open.at(-1);
    if (!top) return;
    if (local === 'br') top.text += '\n';
    if (local === 'tab') top.text += '\t';
    if (local === 'blip' || local === 'imagedata') top.text += '[picture]';
  });
  const add = (text: string) => {
    const top = open.at(-1);
    if (isText && top) top.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ local, uri }) => {
    if (local === 't' || local === 'delText') isText = false;
    if (local !== 'p' || !/wordprocessingml|drawingml/.test(uri)) return;
    const paragraph = open.pop();
    if (paragraph) done.push(paragraph);
  });
  parser.write(xml).close();
  return done.toSorted((one, other) => one.order - other.order).map(({ text }) => text);
};

/** Everything a part says in text and attributes, without its markup. */
export const contentOf = (xml: string): string => {
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ attributes }) => found.push(...Object.values(attributes)));
  parser.on('text', (text) => found.push(text));
  parser.on('cdata', (text) => found.push(text));
  parser.write(xml).close();
  return found.join('\n');
};
