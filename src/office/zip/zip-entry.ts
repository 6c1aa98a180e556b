export const STORED = 0;
export const DEFLATED = 8;

/** One file of a zip archive, still packed. */
export type ZipEntry = {
  readonly name: string;
  /** As written in the archive, so that an untouched entry keeps its name to the byte. */
  readonly nameBytes: Uint8Array;
  readonly isUtf8: boolean;
  readonly method: typeof STORED | typeof DEFLATED;
  readonly crc: number;
  /** The size its directory claims; true only once it was unpacked. */
  readonly size: number;
  readonly packed: Buffer;
  readonly isSymlink: boolean;
};
