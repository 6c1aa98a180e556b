import { MINUTE } from '#shared/units.ts';

export const orderEvents = {
  /** More of one order than this is somebody who downloads without end; the newest are shown. */
  shown: 1000,
  /** The same file asked for again within this time is one download. */
  sameDownloadMs: MINUTE,
} as const;
