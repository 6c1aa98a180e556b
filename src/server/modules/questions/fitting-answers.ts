import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { Answers, Question } from '#shared/contract/question.ts';
import type { Answer } from '#shared/questions/answer.ts';

/** What was answered to these questions and still answers them: a choice may be gone since, or a limit be tighter. */
export const fittingAnswers = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap(({ key, form }): [string, Answer][] => {
      if (!Object.hasOwn(answers, key)) return [];
      const checked = checkAnswer(form, answers[key]);
      return 'answer' in checked ? [[key, checked.answer]] : [];
    }),
  );
