import { DAY, MINUTE, SECOND } from '#shared/units.ts';

export const operations = {
  /** What was paid for is promised within this time. */
  deliveredWithinMs: MINUTE,
  /** From here on an order is not only slow. */
  undeliveredMs: 5 * MINUTE,
  /** A part that is gone for less comes back by itself. */
  downForMs: 2 * MINUTE,
  /** A product that was just changed is told to the provider within seconds. */
  unsyncedForMs: 5 * MINUTE,
  /** A backup a day, and a day's grace. */
  backupEveryMs: 2 * DAY,
  historyHours: 24,
  keepTalliesMs: 7 * DAY,
  writeTalliesEveryMs: 10 * SECOND,
  /** How long after the payment its mails are looked for, which are tried for three days. */
  mailsSentWithinMs: 4 * DAY,
  listedOrders: 20,
  listedProducts: 20,
  listedDiscarded: 10,
  discardedShownMs: 30 * DAY,
  discardedAtOnce: 500,
} as const;
