/** A test that holds a case. Where its name has gaps for the rows of a table, `row` says which rows are meant. */
export type Holder = { file: string; title: string; row?: string };

/** Something an attacker does, and the test which shows that it does not work. */
export type AbuseCase = { number: number; does: string; heldBy: Holder[] };

export const inFile =
  (file: string) =>
  (title: string, row?: string): Holder => ({ file, title, ...(row !== undefined && { row }) });

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A row may go over from the name of a group to that of a test. */
const BETWEEN_WORDS = '(?: | > )';

/**
 * What the names of a holder's tests match, gaps and all. None begins or ends with a gap: some names are a million
 * characters long, and would be read from every one of them to the end.
 */
export const patternOf = ({ title, row }: Holder) =>
  row === undefined
    ? title
        .split(/%[sjiod]|\$\w+/)
        .filter((part) => part !== '')
        .map(literal)
        .join('.*')
    : literal(row).replaceAll(' ', BETWEEN_WORDS);
