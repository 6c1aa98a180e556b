/** `newest` are told in one answer; more of them come page by page. */
export const orderList = { newest: 200, pageSize: 24, maxPageSize: 100 } as const;
