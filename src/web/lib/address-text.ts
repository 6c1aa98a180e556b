/** Text in an address: the router reads `?q=2026` as a number. */
export const addressText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
