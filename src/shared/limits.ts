import { MIB } from './units.ts';

export { MIB } from './units.ts';

/** What an uploaded template may be, checked before anything opens it. */
export const templateFile = {
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
