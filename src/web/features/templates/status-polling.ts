import { SECOND } from '#shared/units.ts';

/** How often the screen asks, and after how many failed answers it gives up. */
export const statusPolling = { everyMs: 2 * SECOND, maxErrors: 10 } as const;
