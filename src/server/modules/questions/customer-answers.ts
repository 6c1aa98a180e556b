import type { Services } from '#server/kernel/services.ts';
import { deleteAnswers, findAnswers, upsertAnswers } from '#server/modules/accounts/answer-repo.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import type { CustomerAnswers, Question } from '#shared/contract/question.ts';
import { checkAnswers } from './check-answers.ts';
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
  const { kept, takenBack } = checkAnswers(await listQuestionsOf(db, customerId), given);
  await refuseUnprintable(services, Object.fromEntries(kept.map(([key, answer]) => [key, textOf(answer)])));
  await db.transaction(async (tx) => {
    await upsertAnswers(tx, customerId, kept, clock.now());
    await deleteAnswers(tx, customerId, takenBack);
  });
  return getCustomerAnswers(services, customerId);
};

const listQuestionsOf = async (db: Services['db'], customerId: string): Promise<Question[]> =>
  inGroups(await listOfKeys(db, await listBoughtKeys(db, customerId))).map(askedOf);
