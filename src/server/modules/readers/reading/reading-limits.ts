import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';

export const reading = {
  /** Addresses that are nobody's, from one network; after so many it is answered nothing for a while. */
  misses: { count: 60, windowMs: 10 * MINUTE },
  /** Of one reader; a screen asks every two seconds while pages are drawn. */
  openings: [{ count: 2000, windowMs: HOUR }],
  comparisons: [{ count: 30, windowMs: HOUR }],
  /** Pages are told as they are seen, several at once. */
  tellings: [{ count: 1200, windowMs: HOUR }],
  acknowledging: [{ count: 120, windowMs: HOUR }],
  copies: [{ count: 20, windowMs: DAY }],
  /** From the first page to the statement: a page has to be on screen for a second, and several can be at once. */
  leastMs: SECOND,
  leastMsPerPage: SECOND / 4,
  /** Of one reader and revision, refusals that are written into the records. */
  recordedRefusals: [{ count: 1, windowMs: HOUR }],
  /** How long the addresses of pictures last: as long as a page or two is read. A screen asks for new ones. */
  pictureSeconds: 10 * 60,
  /** Twice what a page is wide on a large screen; on a phone it can be enlarged by as much. */
  sharpWidthPx: 2000,
  maxPageTextLength: 30_000,
  /** Where an acknowledgement came from is forgotten after so long. */
  keepNetworksMs: 90 * DAY,
} as const;
