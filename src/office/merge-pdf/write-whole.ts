import { type PDFContext, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { packObjects, type PdfObject } from './pack-objects.ts';

/** The library's own writer looks through all objects for each of them, which takes minutes for a hundred documents. */
export const writeWhole = (context: PDFContext): Uint8Array => {
  const objects = new Map<number, PdfObject>();
  for (const [{ objectNumber }, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream)) objects.set(objectNumber, { text: String(object) });
    else {
      const stream = Buffer.from(object.getContents());
      object.updateDict();
      objects.set(objectNumber, { text: String(object.dict), stream });
    }
  }
  const { Root, Info } = context.trailerInfo;
  const trailer = [
    ['Root', Root],
    ['Info', Info],
  ].flatMap(([key, entry]) => (entry instanceof PDFRef ? [`/${String(key)} ${String(entry)}`] : []));
  return packObjects({ version: '1.7', objects, trailer: trailer.join('') });
};
