export const binder = {
  pageSize: 50,
  maxPageSize: 200,
  /** Documents that are approved, withdrawn or reviewed in one go. */
  maxAtOnce: 500,
  /** Updates that are listed or decided in one go. */
  maxUpdates: 100,
  /** A longer list is handed out as a workbook only. */
  maxPrintedRows: 2000,
  /** More than these are too many for one manual, and for one who reads it. */
  manual: { documents: 250, pages: 2000 },
  roleLength: 120,
  reasonLength: 400,
  numberLength: 40,
  ownerLength: 120,
  /** What is new in a version of a template, in a sentence or two. */
  changeNoteLength: 400,
  /** So long after a purchase newer versions may be included, in months. */
  updates: { least: 1, most: 120 },
  /** In months. */
  review: { least: 1, most: 60, usual: 12 },
  /** Reviews are due from so many days before their day on. */
  reviewAheadDays: 30,
  /** So far ahead an approval may take effect. */
  effectiveAheadDays: 366,
} as const;
