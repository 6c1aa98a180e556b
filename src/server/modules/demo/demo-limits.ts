import { SECOND } from '#shared/units.ts';

export const demo = { lookAgainMs: SECOND } as const;
