import { DomainError, type FieldErrors } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { deleteAnswers, findAnswers, upsertAnswers } from '#server/modules/accounts/answer-repo.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { Answer, CustomerAnswers, Question } from '#shared/contract/question.ts';
import { listBoughtKeys } from './customer-questions-repo.ts';
import { fittingAnswers } from './fitting-answers.ts';
import { askedOf, inGroups } from './question.ts';
import { listOfKeys } from './question-repo.ts';
import { textOf } from './text-of-answer.ts';

/** What a business is asked by all it bought, and what it answered. */
export const getCustomerAnswers = async (
  { db }: Pick<Services, 'db'>,
  customerId: string,
): Promise<CustomerAnswers> => {
  const questions = await listQuestionsOf(db, customerId);
  return { questions, answers: fittingAnswers(questions, await findAnswers(db, customerId)) };
};

/** Keeps what is given and leaves the rest as it was; null takes an answer back. All of it or nothing. */
export const setCustomerAnswers = async (
  services: Pick<Services, 'db' | 'clock' | 'templateEngine'>,
  customerId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<CustomerAnswers> => {
  const { db, clock } = services;
  const { kept, takenBack } = checkAll(await listQuestionsOf(db, customerId), given);
  await refuseUnprintable(services, Object.fromEntries(kept.map(([key, answer]) => [key, textOf(answer)])));
  await db.transaction(async (tx) => {
    await upsertAnswers(tx, customerId, kept, clock.now());
    await deleteAnswers(tx, customerId, takenBack);
  });
  return getCustomerAnswers(services, customerId);
};

const listQuestionsOf = async (db: Services['db'], customerId: string): Promise<Question[]> =>
  inGroups(await listOfKeys(db, await listBoughtKeys(db, customerId))).map(askedOf);

const checkAll = (questions: readonly Question[], given: Readonly<Record<string, unknown>>) => {
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
