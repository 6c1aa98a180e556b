import { HOUR, MINUTE, SECOND } from '#shared/units.ts';

export const generation = {
  /** What is asked for later is still being queued. */
  stalledAfterMs: 15 * MINUTE,
  /** More than twice as fine as the widest card of the order's page shows it. */
  previewWidthPx: 560,
  /** The first page is there at once; the others wait until the rest of the order is likely to be made: for each document so long. */
  drawPagesAfterMsEach: SECOND,
  pageWidthPx: 1200,
  regenerations: [{ count: 10, windowMs: HOUR }],
  /** A document that always fails may cost a minute of a converter each time. */
  retries: [{ count: 20, windowMs: HOUR }],
} as const;
