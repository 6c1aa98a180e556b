import { DAY, HOUR } from '#shared/units.ts';

export const customers = { pageSize: 50, shownOrders: 10, shownChanges: 50 } as const;

export const emailChange = {
  lifetimeMs: 3 * DAY,
  /** Each is two mails at most. */
  mailsPerCustomer: [{ count: 10, windowMs: HOUR }],
} as const;
