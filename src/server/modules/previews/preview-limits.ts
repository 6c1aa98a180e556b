import { HOUR, MIB, MINUTE, SECOND } from '#shared/units.ts';

/** With the time between two sweeps it is less than an hour. */
export const keeping = { keepMs: 50 * MINUTE, sweepEveryMs: 5 * MINUTE } as const;

/** One size for the list, the large page and the viewer: drawing it is a part of what somebody waits for. */
export const pagePictures = { widthPx: 1000, linkSeconds: 60 } as const;

export const asking = {
  perNetwork: [
    { count: 40, windowMs: MINUTE },
    { count: 300, windowMs: HOUR },
  ],
  wholeShop: [{ count: 200, windowMs: MINUTE }],
  /** Documents that may wait for their turn; with more of them nobody would see theirs while they look. */
  maxWaiting: 120,
  /** Pictures and logos of all visitors of the hour. */
  maxKeptBytes: 1024 * MIB,
} as const;

/** While paid work is under way. */
export const givingWay = { lookEveryMs: 50, comeBackMs: SECOND } as const;

/** How often a waiting answer looks for news. */
export const NEWS_EVERY_MS = 25;
