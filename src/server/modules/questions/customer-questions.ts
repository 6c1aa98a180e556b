import type { Queryable } from '#server/db/connect.ts';
import type { Question } from '#shared/contract/question.ts';
import { listBoughtKeys } from './customer-questions-repo.ts';
import { askedOf, inGroups } from './question.ts';
import { listOfKeys } from './question-repo.ts';

/** What a business is asked by all it bought. */
export const listQuestionsOf = async (db: Queryable, customerId: string): Promise<Question[]> =>
  inGroups(await listOfKeys(db, await listBoughtKeys(db, customerId))).map(askedOf);
