import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';

/** Documents that are made before they are paid for. */
export const ahead = {
  /** Documents, not sessions: a cart may hold a hundred of them. */
  perCustomer: [{ count: 100, windowMs: DAY }],
  /** What all carts together may cost that nobody pays for. */
  perShop: [{ count: 1000, windowMs: HOUR }],
  /** A document that was begun so long ago may never be ready: its worker was lost, or the machine has much to do. */
  begunMs: 4 * SECOND,
  /** Whoever has not paid by then has left; with `clearEveryMs` less than an hour. */
  keepMs: 45 * MINUTE,
  clearEveryMs: 10 * MINUTE,
  /** How long it is known what became of them. */
  tellMs: 7 * DAY,
} as const;
