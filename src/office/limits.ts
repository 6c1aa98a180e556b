const KIB = 1024;
export const MIB = 1024 * KIB;

/** How much of what a file may hold; a guard may be given other numbers. */
export const packageLimits = {
  maxBytes: 20 * MIB,
  maxEntries: 2000,
  maxInflatedBytes: 200 * MIB,
  maxPartBytes: 50 * MIB,
  /** All XML of a file together: what one second of checking can read. */
  maxXmlBytes: 14 * MIB,
  maxXmlDepth: 200,
  maxTableDepth: 20,
  maxPicturePixels: 40_000_000,
  maxPages: 500,
} as const;

export type PackageLimits = Readonly<Record<keyof typeof packageLimits, number>>;
