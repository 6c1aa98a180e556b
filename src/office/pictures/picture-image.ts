/** 914 400 EMU are an inch. */
export type Extent = { widthInEmu: number; heightInEmu: number };

export type PictureImage = { png: Uint8Array; width: number; height: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** `noun`: what it is, in case that it is none. */
export const readImage = (png: Uint8Array, noun: string): PictureImage => {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(SIGNATURE))
    throw new TypeError(`The ${noun} is no PNG.`);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  if (width === 0 || height === 0) throw new TypeError(`The ${noun} has no size.`);
  return { png, width, height };
};

/** The largest size of the picture inside the box; its proportions are kept. */
export const fitInto = ({ width, height }: PictureImage, box: Extent): Extent => {
  const scale = Math.min(box.widthInEmu / width, box.heightInEmu / height);
  return {
    widthInEmu: Math.max(1, Math.round(width * scale)),
    heightInEmu: Math.max(1, Math.round(height * scale)),
  };
};
