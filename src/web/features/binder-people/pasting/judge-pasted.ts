import type { Reader } from '#shared/contract/reading/readers.ts';
import type { PastedLine } from './parse-list.ts';

/** What is to be said of a line before it is saved. */
export type PastedState = 'fine' | 'known' | 'twice' | 'badEmail' | 'noName';

/** As strict as a first look needs to be; the server has the last word. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;

const keyOf = ({ name, email }: PastedLine) => (email.trim() || name.trim()).toLowerCase();

export const judgePasted = (lines: readonly PastedLine[], readers: readonly Reader[]): PastedState[] => {
  const known = new Set(readers.map(({ name, email }) => (email ?? name).toLowerCase()));
  const seen = new Set<string>();
  return lines.map((line) => {
    const key = keyOf(line);
    const isTwice = seen.has(key);
    seen.add(key);
    if (line.name.trim() === '') return 'noName';
    if (line.email.trim() !== '' && !ADDRESS.test(line.email.trim())) return 'badEmail';
    if (isTwice) return 'twice';
    return known.has(key) ? 'known' : 'fine';
  });
};
