import { PDFDict, PDFHexString, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { placeOfAddress } from './document-address.ts';
import { dictionaryAt, listOf, name } from './names.ts';
import type { Source } from './source.ts';

const placeIn = (annotation: PDFDict): number | undefined => {
  const address = dictionaryAt(annotation, 'A')?.lookup(name('URI'));
  const text = address instanceof PDFString || address instanceof PDFHexString ? address.decodeText() : '';
  return placeOfAddress(text);
};

/** The links of the first pages that stand for documents; they are led there when it is known where those begin. */
export const findDocumentLinks = ({ context, pages }: Source) => {
  const links = pages.flatMap(({ node }) =>
    listOf(context, node.get(name('Annots'))).flatMap((entry) => {
      const annotation = context.lookup(entry);
      const place = annotation instanceof PDFDict ? placeIn(annotation) : undefined;
      return annotation instanceof PDFDict && place !== undefined ? [{ annotation, place }] : [];
    }),
  );
  return (targetOf: (place: number) => { page: PDFRef; title: string } | undefined) => {
    for (const { annotation, place } of links) {
      const target = targetOf(place);
      if (!target) continue;
      annotation.delete(name('A'));
      annotation.set(name('Dest'), annotation.context.obj([target.page, 'XYZ', null, null, null]));
      annotation.set(name('Contents'), PDFHexString.fromText(target.title));
    }
  };
};
