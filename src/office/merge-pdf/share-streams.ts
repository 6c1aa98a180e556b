import { createHash } from 'node:crypto';
import { type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { name } from './names.ts';

const LEADS_ELSEWHERE = /\b\d+ \d+ R\b/;

/**
 * What a stream is told apart by: its bytes and all that is said of them, with the references of the whole. Undefined of one that
 * belongs to its own document: by what it leads to, or by its place in the structure.
 */
export const fingerprintOf = (stream: PDFObject, referenceOf: (own: PDFRef) => PDFRef | undefined) => {
  if (!(stream instanceof PDFRawStream) || stream.dict.has(name('StructParents'))) return undefined;
  const hash = createHash('sha256');
  for (const [key, value] of stream.dict.entries()) {
    const isReference = value instanceof PDFRef;
    if (!isReference && LEADS_ELSEWHERE.test(String(value))) return undefined;
    hash.update(`${String(key)} ${String(isReference ? referenceOf(value) : value)}\n`);
  }
  return hash.update(stream.contents).digest('base64');
};
