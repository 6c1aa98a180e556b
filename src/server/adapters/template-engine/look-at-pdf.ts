import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** What a scan has no use for: programs, files within it, what sends or fetches something. */
const ACTIVE = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
]);

/** Nothing nests deeper that a scanner has made. */
const MAX_DEPTH = 40;

const isActiveName = (name: PDFObject) => name instanceof PDFName && ACTIVE.has(name.decodeText());

const hasActivity = (object: PDFObject, depth = 0): boolean => {
  if (depth > MAX_DEPTH) return true;
  if (object instanceof PDFStream) return hasActivity(object.dict, depth + 1);
  if (object instanceof PDFDict)
    return object
      .entries()
      .some(([key, value]) => isActiveName(key) || isActiveName(value) || hasActivity(value, depth + 1));
  return object instanceof PDFArray && object.asArray().some((inner) => hasActivity(inner, depth + 1));
};

/** How many pages a PDF has, and whether it is nothing but pages. */
export const lookAtPdf = async (pdf: Uint8Array) => {
  const opened = await PDFDocument.load(pdf, { updateMetadata: false, ignoreEncryption: true });
  const isPlain =
    !opened.isEncrypted &&
    !opened.context.enumerateIndirectObjects().some(([, object]) => hasActivity(object));
  return { pageCount: opened.getPageCount(), isPlain };
};
