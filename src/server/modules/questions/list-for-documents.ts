import type { Queryable } from '#server/db/connect.ts';
import type { templateVersions } from '#server/db/schema/templates.ts';
import type { Question } from '#shared/contract/question.ts';
import { askedOf, inGroups } from './question.ts';
import { listAsked, listOfKeys } from './question-repo.ts';

/** Those that a template uploaded now may use. */
export const listAskable = async (db: Queryable): Promise<Question[]> => (await listAsked(db)).map(askedOf);

/** Those that templates do use, also if they were archived since; each group in one piece. */
export const listForKeys = async (db: Queryable, keys: string[]): Promise<Question[]> =>
  inGroups(await listOfKeys(db, keys)).map(askedOf);

type Keys = Pick<typeof templateVersions.$inferSelect, 'questionKeys' | 'workbookQuestionKeys'>;

const keysOf = ({ questionKeys, workbookQuestionKeys }: Keys) => [...questionKeys, ...workbookQuestionKeys];

/** Those that a version uses in either of its files. */
export const listForVersion = (db: Queryable, version: Keys) => listForKeys(db, keysOf(version));

/** The same of each version, in one question to the database. */
export const listForVersions = async (db: Queryable, versions: readonly Keys[]): Promise<Question[][]> => {
  const rows = await listOfKeys(db, [...new Set(versions.flatMap(keysOf))]);
  return versions.map((version) => {
    const used = new Set(keysOf(version));
    return inGroups(rows.filter(({ key }) => used.has(key))).map(askedOf);
  });
};
