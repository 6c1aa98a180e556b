/** Generations of an order that are kept besides the present one. */
export const orderVersions = { earlierKept: 9 } as const;
