import { createHash } from 'node:crypto';

export type Person = { listedName: string; typedName: string | null };

/** What is hashed, as JSON: told whole to whoever is to check it. */
export const hashedTextOf = (salt: string, { listedName, typedName }: Person) =>
  JSON.stringify([salt, listedName, typedName]);

/** What the records say of a person: enough to prove who it was, for whoever is told the names and the salt; nothing without them. */
export const readerHashOf = (salt: string, person: Person) =>
  createHash('sha256').update(hashedTextOf(salt, person)).digest('hex');
