import type { Services } from '#server/kernel/services.ts';
import { deleteAnswers, findAnswers, upsertAnswers } from '#server/modules/accounts/answer-repo.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import type { CustomerAnswers } from '#shared/contract/question.ts';
import { checkAnswers } from './check-answers.ts';
import { listAllAskingItems } from './customer-questions-repo.ts';
import { listQuestionsOf } from './customer-questions.ts';
import { fittingAnswers } from './fitting-answers.ts';
import { isOutdated } from './is-outdated.ts';
import { requireOwnPictures } from './pictures/require-own-pictures.ts';
import { signPictures } from './pictures/sign-pictures.ts';
import { textOf } from './text-of-answer.ts';

/** What a business is asked by all it bought, and what it answered. */
export const getCustomerAnswers = async (
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  customerId: string,
): Promise<CustomerAnswers> => {
  const { db } = services;
  const questions = await listQuestionsOf(db, customerId);
  const answers = fittingAnswers(questions, await findAnswers(db, customerId));
  const outdated = (await listAllAskingItems(db, customerId)).filter((item) =>
    isOutdated(item, questions, answers),
  );
  return {
    questions,
    answers,
    pictureUrls: signPictures(services, answers),
    outdated: [...Map.groupBy(outdated, ({ orderId }) => orderId)].map(([orderId, documents]) => ({
      orderId,
      documentCount: documents.length,
    })),
  };
};

/** Keeps what is given and leaves the rest as it was; null takes an answer back. All of it or nothing. */
export const setCustomerAnswers = async (
  services: Pick<Services, 'db' | 'clock' | 'keys' | 'templateEngine'>,
  customerId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<CustomerAnswers> => {
  const { db, clock } = services;
  const { kept, takenBack } = checkAnswers(await listQuestionsOf(db, customerId), given);
  await refuseUnprintable(services, Object.fromEntries(kept.map(([key, answer]) => [key, textOf(answer)])));
  await db.transaction(async (tx) => {
    await requireOwnPictures(tx, customerId, kept);
    await upsertAnswers(tx, customerId, kept, clock.now());
    await deleteAnswers(tx, customerId, takenBack);
  });
  return getCustomerAnswers(services, customerId);
};
