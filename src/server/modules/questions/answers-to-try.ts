import type { Services } from '#server/kernel/services.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import type { Answers, Question } from '#shared/contract/question.ts';
import { checkAnswers } from './check-answers.ts';
import { textOf } from './text-of-answer.ts';

/** Answers that nobody keeps, held to what a business's own are held to. */
export const answersToTry = async (
  services: Pick<Services, 'templateEngine'>,
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
): Promise<Answers> => {
  const { kept } = checkAnswers(questions, given);
  await refuseUnprintable(services, Object.fromEntries(kept.map(([key, answer]) => [key, textOf(answer)])));
  return Object.fromEntries(kept);
};
