import { MIB } from '#shared/units.ts';

export const templateFile = { maxBytes: 20 * MIB } as const;

export const templateUpload = { maxFiles: 20, maxStatusIds: 200 } as const;
