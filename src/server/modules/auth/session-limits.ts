import { DAY, MINUTE, SECOND } from '#shared/units.ts';

export const session = {
  accessTokenMs: 15 * MINUTE,
  absoluteMs: 30 * DAY,
  idleMs: 7 * DAY,
  /** Two tabs may refresh with one token at the same time; later it is theft, once the token that followed was used. */
  reuseGraceMs: 10 * SECOND,
} as const;
