/** 914 400 EMU are an inch. */
export type Extent = { widthInEmu: number; heightInEmu: number };

export type LogoImage = { png: Uint8Array; width: number; height: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EMU_PER_INCH = 914_400;

/** The room a logo written as `{{logo}}` gets: the height of a letterhead line or three. */
const TEXT_LOGO_BOX: Extent = { widthInEmu: 2 * EMU_PER_INCH, heightInEmu: 0.75 * EMU_PER_INCH };

export const readLogo = (png: Uint8Array): LogoImage => {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(SIGNATURE))
    throw new TypeError('The logo is no PNG.');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  if (width === 0 || height === 0) throw new TypeError('The logo has no size.');
  return { png, width, height };
};

/** The largest size of the picture inside the box; its proportions are kept. */
export const fitInto = ({ width, height }: LogoImage, box: Extent): Extent => {
  const scale = Math.min(box.widthInEmu / width, box.heightInEmu / height);
  return {
    widthInEmu: Math.max(1, Math.round(width * scale)),
    heightInEmu: Math.max(1, Math.round(height * scale)),
  };
};

export const textLogoExtent = (logo: LogoImage) => fitInto(logo, TEXT_LOGO_BOX);
