export const readerLimits = {
  /** People a business may list. */
  maxReaders: 2000,
  /** People that are added or changed in one go: what is pasted at once. */
  maxAtOnce: 500,
  /** Assignments that are made in one go. */
  maxAssignments: 50_000,
  /** Documents the matrix shows at once. */
  maxMatrixDocuments: 500,
  roleLength: 120,
  labelLength: 120,
  /** So far ahead something may be due. */
  dueAheadDays: 366,
  maxSharedDevices: 20,
  /** Of a document's pages, told as seen in one call. */
  maxPagesAtOnce: 50,
  maxPages: 2000,
} as const;
