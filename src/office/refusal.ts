import { MIB, packageLimits, type PackageLimits } from './limits.ts';

/** Every reason why a file is no honest template: code -> the sentence an admin reads. */
const sentences = {
  empty: 'The file is empty.',
  'too-large': ({ maxBytes }) =>
    `The file is larger than ${maxBytes / MIB} MB. Compress its pictures in Word and try again.`,
  'old-word': 'This is a Word 97-2003 file (.doc). Open it in Word and save it as .docx.',
  'old-excel': 'This is an Excel 97-2003 file (.xls). Open it in Excel and save it as .xlsx.',
  pdf: 'This is a PDF. Upload the Word document (.docx) that it was made from.',
  rtf: 'This is a Rich Text file (.rtf). Open it in Word and save it as .docx.',
  'open-document':
    'This is an OpenDocument file (.odt). Open it in Word or LibreOffice and save it as .docx.',
  pages: 'This is a Pages document (.pages). In Pages, choose File, Export To, Word, and upload that file.',
  password: 'The file is protected by a password. Remove the password and upload it again.',
  'not-office': 'This is not a Word document, although its name says so. Save it as .docx in Word.',
  'not-word': 'This file holds no Word document. Save it as .docx in Word.',
  'not-excel': 'This file holds no Excel workbook. Save it as .xlsx in Excel.',
  'word-template': 'This is a Word template (.dotx). Open it in Word and save it as .docx.',
  'excel-template': 'This is an Excel template (.xltx). Open it in Excel and save it as .xlsx.',
  truncated: 'The file is incomplete; its end is missing. Copy or download it again.',
  damaged: 'The file is damaged and cannot be read. Open it in Word, save it again and retry.',
  encrypted: 'Parts of the file are encrypted. Remove the protection and upload it again.',
  compression: 'The file is packed in a way Word does not use. Save it again in Word.',
  'entry-name': 'The file contains parts with forbidden names. Save it again in Word.',
  'entry-twice': 'The file contains the same part twice. Save it again in Word.',
  'too-many-entries': ({ maxEntries }) =>
    `The file consists of more than ${maxEntries} parts. Simplify the document.`,
  'inflates-too-much': 'The unpacked file would be far too large. It may be a trap; it was not opened.',
  'size-lie': 'The file states false sizes for its parts. It may be a trap; it was not opened.',
  'too-much-xml': 'The document holds too much text and formatting. Split it into several documents.',
  macros: 'The file contains macros. Save it as a .docx without macros.',
  'ole-object': 'The file contains an embedded object (OLE). Replace it by a picture or plain text.',
  activex: 'The file contains ActiveX controls. Remove them and save it again.',
  'embedded-file': 'Another file is embedded in this one. Remove it and save it again.',
  'alternative-chunk': 'The file imports a part in another format (altChunk). Paste its text instead.',
  'sub-document': 'The file is a master document with sub-documents. Use one document without links.',
  'attached-template':
    'The document is attached to a template on the network. In Word, choose Developer, Document Template, and attach Normal.dotm.',
  'mail-merge': 'The document is connected to a mail merge source. Finish or remove the mail merge first.',
  'external-picture':
    'A picture is linked from outside the file. Insert the picture into the document instead.',
  'external-link': 'The file loads content from outside. Remove the link to the other file or address.',
  'data-connection': 'The workbook is connected to data outside the file. Remove its data connections.',
  'dangerous-link': 'A link in the file would run a program. Remove it.',
  'network-link':
    'A link in the file leads to a computer on the network, which would learn who opens the document. Remove it.',
  'outside-formula':
    'A formula reaches outside the workbook: it starts or asks another program, reads another file, fetches an address, or makes up a link. Write its result as text instead.',
  'unexpected-part': 'A part of the file is not what the document uses it for. Save it again in Word.',
  'dangerous-field':
    'The document contains a field that loads other files or programs (such as DDE or INCLUDETEXT). Remove it.',
  doctype: 'A part of the file contains a document type declaration (DOCTYPE). Save it again in Word.',
  encoding: 'A part of the file uses a character encoding Word does not use. Save it again in Word.',
  'bad-xml':
    'A part of the file is not well-formed and Word could not open it either. Save it again in Word.',
  'too-deep': 'Tables, boxes or other elements are nested too deeply. Simplify the layout.',
  'too-many-pages': ({ maxPages }) =>
    `The document has more than ${maxPages} page breaks. Split it into several documents.`,
  'picture-too-large': ({ maxPicturePixels }) =>
    `A picture has more than ${maxPicturePixels / 1_000_000} megapixels. Make it smaller and insert it again.`,
  'picture-format': 'A picture is in a format we cannot print. Insert it as PNG or JPEG.',
  'svg-reference': 'An SVG picture refers to other files or contains scripts. Insert it as PNG instead.',
} as const satisfies Record<string, string | ((limits: PackageLimits) => string)>;

export type RefusalCode = keyof typeof sentences;

export const refusalMessage = (code: RefusalCode, limits: PackageLimits = packageLimits): string => {
  const sentence = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(limits);
};

export type Refusal = { code: RefusalCode; message: string; part?: string; place?: string };

/** Thrown where a file turns out to be no honest template; the guards turn it into a `Refusal`. */
export class RefusedFile extends Error {
  readonly code: RefusalCode;
  readonly part: string | undefined;
  /** In words an author can follow in Word or Excel. */
  readonly place: string | undefined;

  constructor(code: RefusalCode, part?: string, cause?: unknown, place?: string) {
    super(refusalMessage(code), { cause });
    this.name = 'RefusedFile';
    this.code = code;
    this.part = part;
    this.place = place;
  }
}

export const refusedAt = (place: string, code: RefusalCode) =>
  new RefusedFile(code, undefined, undefined, place);
