import { SECOND } from '#shared/units.ts';

/** How far apart the clocks of two servers may be that check each other's tokens. */
export const clockSkewMs = 30 * SECOND;
