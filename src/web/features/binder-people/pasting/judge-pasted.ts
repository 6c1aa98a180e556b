import type { Reader } from '#shared/contract/reading/readers.ts';
import { keyOfLine, keysOfPerson } from '#shared/reading/person-keys.ts';
import type { PastedLine } from './parse-list.ts';

/** What is to be said of a line before it is saved. */
export type PastedState = 'fine' | 'known' | 'twice' | 'badEmail' | 'noName';

/** As strict as a first look needs to be; the server has the last word. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;

export const judgePasted = (lines: readonly PastedLine[], readers: readonly Reader[]): PastedState[] => {
  const known = new Set(readers.flatMap(keysOfPerson));
  const seen = new Set<string>();
  return lines.map((line) => {
    const [name, email, role] = [line.name.trim(), line.email.trim() || null, line.role.trim()];
    const key = keyOfLine({ name, email, role });
    const isTwice = seen.has(key);
    seen.add(key);
    if (name === '') return 'noName';
    if (email !== null && !ADDRESS.test(email)) return 'badEmail';
    if (isTwice) return 'twice';
    return known.has(key) ? 'known' : 'fine';
  });
};
