import type { QuestionRecord } from '#server/modules/questions/list-questions.ts';
import { askedOf } from '#server/modules/questions/question.ts';
import type { AdminQuestion } from '#shared/contract/question.ts';

export const adminQuestionOf = (question: QuestionRecord): AdminQuestion => ({
  ...askedOf(question),
  id: question.id,
  revision: question.revision,
  usedIn: question.usedIn,
});
