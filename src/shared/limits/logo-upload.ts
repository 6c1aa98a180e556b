import { MIB } from '#shared/units.ts';

export const logoUpload = { maxBytes: 5 * MIB } as const;
