import { MIB } from '#shared/units.ts';

export const templateFile = { maxBytes: 20 * MIB } as const;

/** What browsers say of a file whose ending their machine does not know, such as one without Word. */
export const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

export const templateUpload = { maxFiles: 20, maxStatusIds: 200 } as const;

/** How many a shop may hold that are not archived: the lists of the administration load all of them. */
export const templateQuota = { maxTemplates: 2000 } as const;
