import { SECOND } from '#shared/units.ts';

export const shutdown = {
  /** From the signal to the end of the process, whatever happens. */
  graceMs: 10 * SECOND,
  /** What answers and jobs under way get of it; the rest is for handing jobs back and closing the database. */
  workMs: 6 * SECOND,
  /** A kept-alive connection may have a request on its way: it gets this long to arrive. */
  idleConnectionMs: 250,
} as const;
