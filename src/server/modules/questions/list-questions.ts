import type { Queryable } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { inGroups, type QuestionRow } from './question.ts';
import { listAsked } from './question-repo.ts';
import { listAskingTemplates } from './question-use-repo.ts';

export type QuestionRecord = QuestionRow & { usedIn: { id: number; name: string }[] };

/** All questions that are asked, with the documents on sale that ask them. */
export const listQuestions = async ({ db }: Pick<Services, 'db'>): Promise<QuestionRecord[]> => {
  const [asked, templates] = await Promise.all([listAsked(db), listAskingTemplates(db)]);
  return inGroups(asked).map((question) => ({ ...question, usedIn: usesIn(templates, question.key) }));
};

export const getQuestion = async (services: Pick<Services, 'db'>, id: number): Promise<QuestionRecord> => {
  const found = (await listQuestions(services)).find((question) => question.id === id);
  if (!found) throw new DomainError('question.not-found');
  return found;
};

/** The documents on sale that ask this. */
export const listUses = async (db: Queryable, key: string) => usesIn(await listAskingTemplates(db), key);

const usesIn = (templates: Awaited<ReturnType<typeof listAskingTemplates>>, key: string) =>
  templates.filter(({ keys }) => keys.includes(key)).map(({ id, name }) => ({ id, name }));
