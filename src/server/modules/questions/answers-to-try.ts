import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import type { Answers, Question } from '#shared/contract/question.ts';
import { type Answer, isPictureAnswer, SAMPLE_PICTURE } from '#shared/questions/answer.ts';
import { checkAnswers } from './check-answers.ts';
import { textOf } from './text-of-answer.ts';

/** Answers that nobody keeps, held to what a business's own are held to. */
export const answersToTry = async (
  services: Pick<Services, 'templateEngine'>,
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
): Promise<Answers> => {
  const { kept } = checkAnswers(questions, given);
  requireSamplePictures(kept);
  await refuseUnprintable(services, Object.fromEntries(kept.map(([key, answer]) => [key, textOf(answer)])));
  return Object.fromEntries(kept);
};

/** A template is tried with the picture there is for that, and with nobody's own. */
const requireSamplePictures = (kept: readonly [key: string, answer: Answer][]) => {
  const others = kept.filter(([, answer]) => isPictureAnswer(answer) && answer.path !== SAMPLE_PICTURE);
  if (others.length === 0) return;
  throw new DomainError('answer.unfit', {
    fields: Object.fromEntries(others.map(([key]) => [key, 'Try the picture there is for that.'])),
  });
};
