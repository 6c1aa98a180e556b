export const binder = {
  pageSize: 50,
  maxPageSize: 200,
  /** Documents that are approved, withdrawn or reviewed in one go. */
  maxAtOnce: 500,
  /** A longer list is handed out as a workbook only. */
  maxPrintedRows: 2000,
  roleLength: 120,
  reasonLength: 400,
  numberLength: 40,
  ownerLength: 120,
  /** In months. */
  review: { least: 1, most: 60, usual: 12 },
  /** Reviews are due from so many days before their day on. */
  reviewAheadDays: 30,
  /** So far ahead an approval may take effect. */
  effectiveAheadDays: 366,
} as const;
