import { jpegFrame } from './jpeg-frame.ts';

/** 914 400 EMU are an inch. */
export type Extent = { widthInEmu: number; heightInEmu: number };

export type PictureImage = {
  bytes: Uint8Array;
  /** How its file ends, and what is said of its content. */
  format: 'png' | 'jpeg';
  width: number;
  height: number;
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** `noun`: what it is, in case that it is none. */
export const readImage = (bytes: Uint8Array, noun: string): PictureImage => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = head.length >= 24 && head.subarray(0, 8).equals(SIGNATURE);
  const size = isPng ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) } : jpegFrame(head);
  if (!size) throw new TypeError(`The ${noun} is no PNG or JPEG.`);
  if (size.width === 0 || size.height === 0) throw new TypeError(`The ${noun} has no size.`);
  return { bytes, format: isPng ? 'png' : 'jpeg', ...size };
};

/** The largest size of the picture inside the box; its proportions are kept. */
export const fitInto = ({ width, height }: Pick<PictureImage, 'width' | 'height'>, box: Extent): Extent => {
  const scale = Math.min(box.widthInEmu / width, box.heightInEmu / height);
  return {
    widthInEmu: Math.max(1, Math.round(width * scale)),
    heightInEmu: Math.max(1, Math.round(height * scale)),
  };
};
