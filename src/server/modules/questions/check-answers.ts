import { DomainError, type FieldErrors } from '#server/kernel/domain-error.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { Question } from '#shared/contract/question.ts';
import type { Answer } from '#shared/questions/answer.ts';

/** What is given to these questions, as it is kept; null takes an answer back. Refused if any of it does not answer its question. */
export const checkAnswers = (questions: readonly Question[], given: Readonly<Record<string, unknown>>) => {
  const asked = new Map(questions.map((question) => [question.key, question]));
  const unknown = Object.keys(given).filter((key) => !asked.has(key));
  if (unknown.length > 0)
    throw new DomainError('answer.unknown', {
      fields: Object.fromEntries(unknown.map((key) => [key, 'Nobody asks this.'])),
    });
  const fields: FieldErrors = {};
  const kept: [key: string, answer: Answer][] = [];
  const takenBack: string[] = [];
  for (const [key, { form }] of asked) {
    if (!Object.hasOwn(given, key)) continue;
    const checked = given[key] === null ? undefined : checkAnswer(form, given[key]);
    if (!checked) takenBack.push(key);
    else if ('problem' in checked) fields[key] = checked.problem;
    else kept.push([key, checked.answer]);
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('answer.unfit', { message, fields });
  return { kept, takenBack };
};
