import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

export const name = (text: string) => PDFName.of(text);

/** The entries of an array, or the one that stands there without one. */
export const listOf = (context: PDFContext, entry: PDFObject | undefined): PDFObject[] => {
  const found = context.lookup(entry);
  if (found instanceof PDFArray) return found.asArray();
  return entry && found ? [entry] : [];
};

export const dictionaryAt = (dictionary: PDFDict, key: string): PDFDict | undefined => {
  const found = dictionary.lookup(name(key));
  return found instanceof PDFDict ? found : undefined;
};
