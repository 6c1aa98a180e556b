import { KIB } from '#shared/units.ts';

/** What one request may ask for: the browser packs its calls accordingly. */
export const request = { maxBatchSize: 20, maxUrlBytes: 8 * KIB } as const;
