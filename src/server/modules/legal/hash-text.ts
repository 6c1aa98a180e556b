import { createHash } from 'node:crypto';

/** The version of a legal text. */
export const hashText = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
