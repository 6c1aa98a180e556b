import { DAY, HOUR } from '#shared/units.ts';

/** A mail goes to an address that nobody has shown to be theirs, with words of a stranger in it. */
export const withdrawalLimits = {
  perClient: [{ count: 10, windowMs: HOUR }],
  perAddress: [{ count: 5, windowMs: DAY }],
  wholeShop: [{ count: 200, windowMs: HOUR }],
} as const;
