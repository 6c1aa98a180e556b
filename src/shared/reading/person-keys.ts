type Person = { name: string; email: string | null; role: string };

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** What a line of a list is recognised by: the address; without one the name and the role, or the name alone where no role is said. */
export const keyOfLine = ({ name, email, role }: Person) =>
  email === null ? [name, role].filter(Boolean).map(folded).join('\t') : `<${folded(email)}>`;

/** The keys of lines that mean somebody. Two with one name and no address differ by their roles. */
export const keysOfPerson = (person: Person) =>
  person.email === null ? [keyOfLine({ ...person, role: '' }), keyOfLine(person)] : [keyOfLine(person)];
