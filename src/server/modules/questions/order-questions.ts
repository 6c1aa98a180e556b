import type { Queryable } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findAnswers } from '#server/modules/accounts/answer-repo.ts';
import type { Answers, OrderQuestions } from '#shared/contract/question.ts';
import { type AskingItem, listAskingItems } from './customer-questions-repo.ts';
import { fittingAnswers } from './fitting-answers.ts';
import { isOutdated } from './is-outdated.ts';
import { signPictures } from './pictures/sign-pictures.ts';
import { askedOf, inGroups } from './question.ts';
import { listOfKeys } from './question-repo.ts';

type Own = { orderId: number; customerId: string };

/** What the documents of the customer's own order ask, what was answered, and which of them are not made with that. */
export const getOrderQuestions = async (
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  own: Own,
): Promise<OrderQuestions> => {
  const { items, questions, answers } = await readAsked(services.db, own);
  const usedIn = (key: string) => items.filter(({ keys }) => keys.includes(key)).map(namedOf);
  return {
    orderId: own.orderId,
    questions: questions.map((question) => ({ ...question, usedIn: usedIn(question.key) })),
    answers,
    pictureUrls: signPictures(services, answers),
    outdated: items.filter((item) => isOutdated(item, questions, answers)).map(namedOf),
  };
};

/** The documents of the order that were made with other answers than these, which are those given now. */
export const listOutdated = async (db: Queryable, own: Own, given: Answers): Promise<AskingItem[]> => {
  const { items, questions } = await readAsked(db, own);
  const answers = fittingAnswers(questions, given);
  return items.filter((item) => isOutdated(item, questions, answers));
};

const readAsked = async (db: Queryable, own: Own) => {
  const items = await listAskingItems(db, own);
  if (!items) throw new DomainError('order.not-found');
  const keys = [...new Set(items.flatMap((item) => item.keys))];
  const questions = inGroups(await listOfKeys(db, keys)).map(askedOf);
  return { items, questions, answers: fittingAnswers(questions, await findAnswers(db, own.customerId)) };
};

const namedOf = ({ lineItemId, name }: AskingItem) => ({ lineItemId, name });
