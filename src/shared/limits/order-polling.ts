import { SECOND } from '#shared/units.ts';

export const orderPolling = {
  /** How often a screen asks for the latest order or the line items. */
  pollMs: 2 * SECOND,
  /** The success page gives up after more attempts than this. */
  maxAttempts: 10,
  /** How often the server asks the provider about open orders: a screen that has given up need not ask more often. */
  reconcileEveryMs: 30 * SECOND,
} as const;
