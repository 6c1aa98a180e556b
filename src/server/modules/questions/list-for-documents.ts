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

/** Those that a version uses in either of its files. */
export const listForVersion = (db: Queryable, { questionKeys, workbookQuestionKeys }: Keys) =>
  listForKeys(db, [...questionKeys, ...workbookQuestionKeys]);
