import { DAY, HOUR, MINUTE } from '#shared/units.ts';

export const readingMail = {
  /** Mails to readers that leave in a minute, of all businesses together: what a mail server takes from one sender. */
  perMinute: 60,
  /** Of one business within a day; more wait for the next. */
  perBusinessDay: 1000,
  /** To one address within a day, whoever lists it; more are left out. */
  perAddress: [{ count: 8, windowMs: DAY }],
  /** For so long nobody is reminded of what a mail has just told them, unless the owner names them. */
  quietMs: HOUR,
  /** So many days before something is due its readers hear of it. */
  dueSoonDays: 3,
  /** After an outage what came up within it is still told. */
  catchUpDays: 3,
  /** So often the shop looks for what readers have to hear. */
  lookEveryMs: 5 * MINUTE,
  handOutEveryMs: MINUTE,
  /** More would not be read; the page has them all. */
  maxNamed: 40,
} as const;
