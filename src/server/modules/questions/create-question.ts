import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { checkQuestion, type GivenQuestion } from './check-question.ts';
import { countAsked, insertQuestion, listOfKeys } from './question-repo.ts';
import { requireSameKind } from './require-same-kind.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'templateEngine'>;

/** One more question for templates to use. One that was archived may be asked again under its key. */
export const createQuestion = async (services: Touched, given: GivenQuestion): Promise<number> => {
  const { db, clock } = services;
  const question = await checkQuestion(services, given);
  if ((await countAsked(db)) >= questionLimits.maxQuestions) throw new DomainError('question.too-many');
  for (const before of await listOfKeys(db, [question.key])) await requireSameKind(db, before, question);
  const id = await insertQuestion(db, question, clock.now());
  if (id === undefined) throw keyTaken();
  return id;
};

export const keyTaken = () => {
  const { message } = new DomainError('question.key-taken');
  return new DomainError('question.key-taken', { fields: { key: message } });
};
