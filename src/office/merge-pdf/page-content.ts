import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  type PDFPageLeaf,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { listOf, name } from './names.ts';

/** How large the content of a page may be, unpacked. */
const MAX_BYTES = 64 * 2 ** 20;

const unpack = (stream: PDFRawStream): Uint8Array => {
  const isPlainlyPacked =
    stream.dict.lookup(name('Filter')) === name('FlateDecode') && !stream.dict.has(name('DecodeParms'));
  return isPlainlyPacked
    ? inflateSync(stream.contents, { maxOutputLength: MAX_BYTES })
    : decodePDFRawStream(stream).decode();
};

/** What is drawn on a page; fails if it cannot be read. */
export const contentOf = (context: PDFContext, node: PDFPageLeaf): string =>
  listOf(context, node.get(name('Contents')))
    .map((entry) => {
      const stream = context.lookup(entry);
      return stream instanceof PDFRawStream ? Buffer.from(unpack(stream)).toString('latin1') : '';
    })
    .join('\n');

/** The parts of a page's content as a list of its own, which others can be added to. */
export const listContents = (context: PDFContext, node: PDFPageLeaf): PDFArray => {
  const parts = context.obj(listOf(context, node.get(name('Contents'))));
  node.set(name('Contents'), parts);
  return parts;
};
