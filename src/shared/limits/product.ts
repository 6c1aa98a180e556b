export const product = {
  nameLength: 120,
  slugLength: 120,
  minCents: 100,
  maxCents: 99_999_999,
  maxDocuments: 200,
  descriptionLength: 4000,
  keywordLength: 60,
  maxKeywords: 30,
} as const;

/** Of what was changed, the latest first: at most so many at a time. */
export const productHistory = { maxPageSize: 200 } as const;

export const productList = { pageSize: 24, maxPageSize: 100 } as const;
