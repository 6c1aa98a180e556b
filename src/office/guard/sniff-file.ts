import { RefusedFile } from '#office/refusal.ts';

export const ZIP = [0x50, 0x4b, 0x03, 0x04];
export const OLE2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const PDF = [...Buffer.from('%PDF-')];
const RTF = [...Buffer.from('{\\rtf')];

export const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Tells an Office package from what only bears its name, by its first bytes. */
export const requireZip = (file: Uint8Array) => {
  if (file.length === 0) throw new RefusedFile('empty');
  if (startsWith(file, ZIP)) return;
  if (startsWith(file, OLE2)) throw refuseOldFormat(file);
  if (startsWith(file, PDF)) throw new RefusedFile('pdf');
  if (startsWith(file, RTF)) throw new RefusedFile('rtf');
  throw new RefusedFile('not-office');
};

/** Other offices pack their documents, too; their parts have other names. */
export const refuseOtherPackage = (names: readonly string[]) => {
  if (names.includes('mimetype') && names.includes('content.xml')) return new RefusedFile('open-document');
  if (names.some((name) => PAGES_PART.test(name))) return new RefusedFile('pages');
  return new RefusedFile('not-office');
};

const PAGES_PART = /^(?:Index\/Document\.iwa|Index\.zip|index\.apxl|index\.xml)$/;

/** Office wraps a protected file, and wrote all files before 2007, into the same container. */
const refuseOldFormat = (file: Uint8Array) => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const hasStream = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (hasStream('EncryptedPackage') || hasStream('EncryptionInfo')) return new RefusedFile('password');
  return new RefusedFile(hasStream('Workbook') ? 'old-excel' : 'old-word');
};
