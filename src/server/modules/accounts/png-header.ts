const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 24;

/** The pixel size a PNG claims, read from its first bytes without decoding anything; undefined if it is no PNG. */
export const readPngHeader = (file: Buffer): { width: number; height: number } | undefined => {
  if (file.length < HEADER_BYTES || !file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  if (file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
};
