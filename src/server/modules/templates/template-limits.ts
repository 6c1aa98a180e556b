import { DAY, HOUR } from '#shared/units.ts';

/** Whatever became of its job: nobody waits longer than this for a template. An outage may take days. */
export const processing = { abandonedAfterMs: 4 * DAY } as const;

/** A look at all of a template, for administrators only. */
export const testFill = { maxPages: 20, jpgWidthPx: 1200, keepMs: DAY } as const;

/** A template as its author wrote it, to find tags and mistakes in. */
export const pageView = { maxPages: 100, jpgWidthPx: 1000, keepMs: HOUR } as const;

/** What the public sees of a template: its first pages, and never more than half of them unless there is one. */
export const sample = {
  maxPages: 3,
  jpgWidthPx: 800,
  /** Too small to be read, as in a list of documents: marked in a corner, where larger ones are marked across. */
  thumbnailWidthPx: 320,
  /** A page beside its bundle is up to 320 px wide, the lightbox fills a screen; each twice as fine. */
  webpWidthsPx: [640, 1200],
  /** What looks out of a cover: of a card, about 190 px wide, and of the product's page, about 280; each twice as fine. */
  tops: { share: 0.26, widthsPx: [384, 576] },
} as const;
