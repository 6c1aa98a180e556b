import { SECOND } from '#shared/units.ts';

export const processStart = { limitMs: 30 * SECOND, tries: 3 } as const;
