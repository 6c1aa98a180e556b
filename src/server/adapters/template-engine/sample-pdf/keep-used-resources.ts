import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';

/** Names as they stand in a content stream: `/Im4 Do`, `/F1 12 Tf`. */
const NAME = /\/([^\s/<>[\](){}%]+)/g;

/**
 * LibreOffice lists the pictures and fonts of all pages in one dictionary that every page refers to. What
 * these pages do not use is taken out of it, or the pictures of the other pages would come along with them.
 */
export const keepUsedResources = (pages: readonly PDFPage[]) => {
  const used = new Map<PDFDict, Set<string>>();
  const seen = new Set<PDFRawStream>();

  const visitContent = (content: string, resources: PDFDict | undefined) => {
    const names = new Set([...content.matchAll(NAME)].map(([, name = '']) => name));
    for (const kind of dictionariesIn(resources)) {
      const known = used.get(kind) ?? new Set();
      used.set(kind, known);
      for (const name of names) {
        if (known.has(name) || !kind.has(PDFName.of(name))) continue;
        known.add(name);
        visitResource(kind.lookup(PDFName.of(name)), resources);
      }
    }
  };

  /** A form or a pattern draws with resources of its own, or with those around it; a mask is a form. */
  const visitResource = (resource: unknown, around: PDFDict | undefined) => {
    if (resource instanceof PDFRawStream && !seen.has(resource)) {
      seen.add(resource);
      const isPicture = resource.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
      const own = resource.dict.lookupMaybe(PDFName.of('Resources'), PDFDict);
      if (!isPicture) visitContent(textOf(resource), own ?? around);
    }
    if (!(resource instanceof PDFDict)) return;
    const mask = resource.lookup(PDFName.of('SMask'));
    if (mask instanceof PDFDict) visitResource(mask.lookup(PDFName.of('G')), around);
  };

  for (const { node } of pages) visitContent(contentOf(node.Contents()), node.Resources());
  for (const [kind, names] of used)
    for (const key of kind.keys()) if (!names.has(key.decodeText())) kind.delete(key);
};

const dictionariesIn = (resources: PDFDict | undefined) =>
  (resources?.keys() ?? []).flatMap((key) => {
    const kind = resources?.lookup(key);
    return kind instanceof PDFDict ? [kind] : [];
  });

const contentOf = (contents: unknown): string => {
  if (contents instanceof PDFRawStream) return textOf(contents);
  if (!(contents instanceof PDFArray)) return '';
  return contents
    .asArray()
    .map((_, index) => contentOf(contents.lookup(index)))
    .join('\n');
};

const textOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
