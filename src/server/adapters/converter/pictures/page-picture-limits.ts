/** The side is what the most modest of the formats, WebP, can hold. */
export const pagePicture = {
  quality: 82,
  /** Half the time of what encoders do unless told, for a fortieth more bytes. */
  effort: 2,
  maxWidthPx: 4000,
  maxSidePx: 16_383,
  maxPixels: 40_000_000,
} as const;
