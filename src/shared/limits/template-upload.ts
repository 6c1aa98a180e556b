import { MIB } from '#shared/units.ts';

export const templateFile = { maxBytes: 20 * MIB } as const;

export const templateUpload = { maxFiles: 20, maxStatusIds: 200 } as const;

/** How many a shop may hold that are not archived: the lists of the administration load all of them. */
export const templateQuota = { maxTemplates: 2000 } as const;
