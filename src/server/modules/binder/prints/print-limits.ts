import { MINUTE } from '#shared/units.ts';

export const printLimits = {
  /**
   * Codes that nobody knows, by the network that asks. Short, because phones share networks: whoever tries codes shuts out their
   * neighbours for no longer than that.
   */
  misses: [{ count: 30, windowMs: 10 * MINUTE }],
} as const;
