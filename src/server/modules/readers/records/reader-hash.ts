import { createHash } from 'node:crypto';

export type Person = { listedName: string; typedName: string | null };

/** What the records say of a person: enough to prove who it was, for whoever is told the names and the salt; nothing without them. */
export const readerHashOf = (salt: string, { listedName, typedName }: Person) =>
  createHash('sha256')
    .update(JSON.stringify([salt, listedName, typedName]))
    .digest('hex');
