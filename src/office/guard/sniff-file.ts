import { RefusedFile } from '#office/refusal.ts';

export const ZIP = [0x50, 0x4b, 0x03, 0x04];
export const OLE2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

export const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Tells an Office package from what only bears its name, by its first bytes. */
export const requireZip = (file: Uint8Array) => {
  if (file.length === 0) throw new RefusedFile('empty');
  if (startsWith(file, ZIP)) return;
  if (startsWith(file, OLE2)) throw refuseOldFormat(file);
  throw new RefusedFile('not-office');
};

/** Office wraps a protected file, and wrote all files before 2007, into the same container. */
const refuseOldFormat = (file: Uint8Array) => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const hasStream = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (hasStream('EncryptedPackage') || hasStream('EncryptionInfo')) return new RefusedFile('password');
  return new RefusedFile(hasStream('Workbook') ? 'old-excel' : 'old-word');
};
