import { isDeepStrictEqual } from 'node:util';
import type { Answers, Question } from '#shared/contract/question.ts';
import type { AskingItem } from './customer-questions-repo.ts';
import { fittingAnswers } from './fitting-answers.ts';

/** Whether a document was made with other answers than these, of what it prints. */
export const isOutdated = (
  { keys, madeWith = {} }: AskingItem,
  questions: readonly Question[],
  now: Answers,
) => {
  const asked = questions.filter(({ key }) => keys.includes(key));
  const then = fittingAnswers(asked, madeWith);
  return asked.some(
    ({ key, default: preset }) => !isDeepStrictEqual(then[key] ?? preset, now[key] ?? preset),
  );
};
