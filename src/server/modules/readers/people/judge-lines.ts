import { readerEntry, type SavedReaders, type SaveReadersInput } from '#shared/contract/reading/readers.ts';
import { keyOfLine, keysOfPerson } from '#shared/reading/person-keys.ts';
import type { ReaderRow } from './reader-repo.ts';

type Field = 'name' | 'email' | 'role';
type Refused = Extract<SavedReaders['lines'][number], { problem: string }>;
type Person = { name: string; email: string | null; role: string };

export type Judged =
  | { kind: 'refused'; answer: Refused }
  | { kind: 'added'; person: Person }
  /** Somebody who is listed: by their id, or because the line says the same of the same address, or name and role without one. */
  | { kind: 'changed'; reader: ReaderRow; person: Person };

const refuse = (field: Field, problem: string): Judged => ({ kind: 'refused', answer: { field, problem } });

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What becomes of each line, given who is listed. Of two lines that mean one person the first counts. */
export const judgeLines = (
  lines: SaveReadersInput['readers'],
  listed: readonly ReaderRow[],
  room: number,
) => {
  const byId = new Map(listed.map((reader) => [reader.id, reader]));
  const holders = new Map(
    listed.flatMap(({ id, name, email }) => (email ? [[email, { id, name }] as const] : [])),
  );
  /** Of those without an address, the first by each key; 0 for somebody who is added by a line before. */
  const named = new Map<string, number>();
  const name = (id: number, person: Person) => {
    if (person.email === null)
      for (const key of keysOfPerson(person)) if (!named.has(key)) named.set(key, id);
  };
  for (const reader of listed) name(reader.id, reader);
  let left = room;
  return lines.map((line): Judged => {
    const parsed = readerEntry.safeParse(line);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(fieldOf(issue?.path[0]), issue?.message ?? 'is not valid');
    }
    const { id, ...person } = parsed.data;
    const holder = person.email === null ? undefined : holders.get(person.email);
    const namesake = person.email === null && id === undefined ? named.get(keyOfLine(person)) : undefined;
    if (namesake === 0) return refuse('name', 'is in this list twice: a role tells two people apart');
    const known = holder && sameName(holder.name, person.name) ? holder.id : namesake;
    const reader = byId.get(id ?? known ?? 0);
    if (id !== undefined && !reader) return refuse('name', 'This person is not on your list.');
    if (holder && holder.id !== reader?.id)
      return refuse('email', `is the address of ${holder.name} already`);
    if (!reader && left === 0) return refuse('name', 'Your list is full.');
    if (!reader) left -= 1;
    name(reader?.id ?? 0, person);
    if (person.email !== null) holders.set(person.email, { id: reader?.id ?? 0, name: person.name });
    if (reader?.email && reader.email !== person.email && id !== undefined) holders.delete(reader.email);
    return reader
      ? { kind: 'changed', reader, person: { ...person, role: person.role || (id ? '' : reader.role) } }
      : { kind: 'added', person };
  });
};

const fieldOf = (name: PropertyKey | undefined): Field =>
  name === 'email' || name === 'role' ? name : 'name';
